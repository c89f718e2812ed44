import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'

import * as fieldStyles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  label: ReactNode
  description?: ReactNode
  errorMessage?: ReactNode
}

/** Yes or no, told with the rest of a form. */
export function Checkbox({ label, description, errorMessage, ...props }: CheckboxProps) {
  return (
    <CheckboxField validationBehavior="aria" {...props} isInvalid={Boolean(errorMessage)} className={fieldStyles.field}>
      <CheckboxButton className={styles.row}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.box}>
              {(isSelected || isIndeterminate) && <Icon icon={isIndeterminate ? Minus : Check} size={14} />}
            </span>
            <span>{label}</span>
          </>
        )}
      </CheckboxButton>
      {description && (
        <Text slot="description" className={joinClasses(fieldStyles.description, styles.under)}>
          {description}
        </Text>
      )}
      <FieldError className={joinClasses(fieldStyles.error, styles.under)}>{errorMessage}</FieldError>
    </CheckboxField>
  )
}
