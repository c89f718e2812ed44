import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { CheckboxGroup as AriaCheckboxGroup, type CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup'

import * as checkboxStyles from '../Checkbox/Checkbox.css.ts'
import { FieldFrame } from '../Field/Field.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from '../RadioGroup/RadioGroup.css.ts'

export interface CheckboxGroupProps extends FieldTexts, Pick<AriaCheckboxGroupProps, 'name' | 'isRequired' | 'isDisabled' | 'isReadOnly'> {
  options: readonly { value: string; label: ReactNode }[]
  /** The chosen options. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** In a row that wraps, for short options. */
  orientation?: keyof typeof styles.options
}

/** Any number of a few options, all visible. Each is a tab stop; Space chooses. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { texts, rest } = splitTexts(props)
  const { options, value, orientation = 'vertical', ...group } = rest
  return (
    <AriaCheckboxGroup
      validationBehavior="aria"
      {...group}
      value={[...value]}
      isInvalid={Boolean(texts.errorMessage)}
      className={fieldStyles.field}
    >
      <FieldFrame {...texts}>
        <div className={styles.options[orientation]}>
          {options.map((option) => (
            <CheckboxField key={option.value} value={option.value} className={styles.option}>
              <CheckboxButton className={checkboxStyles.row}>
                {({ isSelected }) => (
                  <>
                    <span className={checkboxStyles.box}>{isSelected && <Icon icon={Check} size={14} />}</span>
                    <span>{option.label}</span>
                  </>
                )}
              </CheckboxButton>
            </CheckboxField>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  )
}
