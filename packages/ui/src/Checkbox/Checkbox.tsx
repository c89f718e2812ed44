import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'

import { FieldHelp } from '../Field/Field.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'value' | 'defaultValue' | 'isSelected' | 'defaultSelected'
> {
  label: ReactNode
  description?: ReactNode
  errorMessage?: ReactNode
  value?: boolean
  defaultValue?: boolean
}

/** A yes or no value, sent with the rest of a form. */
export function Checkbox({ label, description, errorMessage, value, defaultValue = false, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      {...props}
      {...(value === undefined ? { defaultSelected: defaultValue } : { isSelected: value })}
      isInvalid={Boolean(errorMessage)}
      className={fieldStyles.field}
    >
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
      <FieldHelp description={description} errorMessage={errorMessage} className={styles.indented} />
    </CheckboxField>
  )
}
