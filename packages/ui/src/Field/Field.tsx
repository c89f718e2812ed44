import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'

import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'

/** The words around a control. */
export interface FieldTexts {
  label: string
  /** Leaves the label to assistive technology, where the place says it. */
  isLabelHidden?: boolean
  /** A short remark at the end of the label's line, such as a count of characters. */
  note?: ReactNode
  /** Help under the label's control. */
  description?: ReactNode
  /** What is wrong; its presence makes the field invalid. */
  errorMessage?: ReactNode
}

/** Label above, help and error below, tied to the control by the surrounding React Aria field. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  note,
  description,
  errorMessage,
  children,
}: FieldTexts & { children: ReactNode }) {
  const labelled = <Label className={styles.label}>{label}</Label>
  return (
    <>
      {isLabelHidden ? (
        <VisuallyHidden>{labelled}</VisuallyHidden>
      ) : (
        <span className={styles.labelLine}>
          {labelled}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      )}
      {children}
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        <span className={styles.errorIcon}>
          <Icon icon={CircleAlert} size={14} />
        </span>
        <span>{errorMessage}</span>
      </FieldError>
    </>
  )
}
