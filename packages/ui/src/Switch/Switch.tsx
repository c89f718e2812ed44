import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { Text } from 'react-aria-components/Text'

import * as fieldStyles from '../Field/Field.css.ts'
import * as styles from './Switch.css.ts'

export interface SwitchProps extends Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  label: ReactNode
  description?: ReactNode
}

/** On or off, at once. */
export function Switch({ label, description, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className={fieldStyles.field}>
      <SwitchButton className={styles.row}>
        <span>{label}</span>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      {description && (
        <Text slot="description" className={fieldStyles.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  )
}
