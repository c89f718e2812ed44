import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'

import { joinClasses } from '../join-classes.ts'
import { ErrorText, LabelLine, LabelText, type FieldTexts } from './field-texts.tsx'
import * as styles from './Field.css.ts'

/**
 * Help and error below a control, linked to it by the surrounding React Aria field. `className` indents them under a label next to its box.
 */
export const FieldHelp = ({
  description,
  errorMessage,
  className,
}: Pick<FieldTexts, 'description' | 'errorMessage'> & { className?: string }) => (
  <>
    {description && (
      <Text slot="description" className={joinClasses(styles.description, className)}>
        {description}
      </Text>
    )}
    <FieldError className={joinClasses(styles.error, className)}>
      <ErrorText>{errorMessage}</ErrorText>
    </FieldError>
  </>
)

/** Label above, help and error below, linked to the control by the surrounding React Aria field. */
export const FieldFrame = ({ label, marker, isLabelHidden, note, children, ...help }: FieldTexts & { children: ReactNode }) => (
  <>
    <LabelLine isLabelHidden={isLabelHidden} note={note}>
      <Label className={styles.label}>
        <LabelText label={label} marker={marker} />
      </Label>
    </LabelLine>
    {children}
    <FieldHelp {...help} />
  </>
)
