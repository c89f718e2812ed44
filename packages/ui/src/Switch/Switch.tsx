import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'

import { FieldHelp } from '../Field/Field.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import * as styles from './Switch.css.ts'

export interface SwitchProps extends Omit<
  SwitchFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'value' | 'defaultValue' | 'isSelected' | 'defaultSelected'
> {
  label: ReactNode
  description?: ReactNode
  errorMessage?: ReactNode
  value?: boolean
  defaultValue?: boolean
}

/** On or off, effective immediately. */
export function Switch({ label, description, errorMessage, value, defaultValue = false, ...props }: SwitchProps) {
  return (
    <SwitchField
      validationBehavior="aria"
      {...props}
      {...(value === undefined ? { defaultSelected: defaultValue } : { isSelected: value })}
      isInvalid={Boolean(errorMessage)}
      className={fieldStyles.field}
    >
      <SwitchButton className={styles.row}>
        <span>{label}</span>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </SwitchField>
  )
}
