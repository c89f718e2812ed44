import type { ReactNode, Ref } from 'react'
import {
  RadioGroup as AriaRadioGroup,
  RadioButton,
  RadioField,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'

import { FieldFrame } from '../Field/Field.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { joinClasses } from '../join-classes.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  isDisabled?: boolean
}

export interface RadioGroupProps<Value extends string>
  extends FieldTexts, Pick<AriaRadioGroupProps, 'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'onFocus'> {
  options: readonly RadioOption<Value>[]
  /** `null` while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  /** In a row, for two or three short options; it wraps. */
  orientation?: keyof typeof styles.options
  /** The focusable radio: the chosen one, else the first. */
  inputRef?: Ref<HTMLInputElement>
}

/** One of a few options, all visible, each with an optional description. One tab stop; the arrow keys choose. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { texts, rest } = splitTexts(props)
  const { options, value, onChange, orientation = 'vertical', inputRef, ...group } = rest
  const focusable = options.find((option) => option.value === value) ?? options.find((option) => !option.isDisabled)
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...group}
      value={value}
      onChange={(next) => onChange(next as Value)}
      orientation={orientation}
      isInvalid={Boolean(texts.errorMessage)}
      className={fieldStyles.field}
    >
      <FieldFrame {...texts}>
        <div className={styles.options[orientation]}>
          {options.map((option) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              className={styles.option}
              {...(option === focusable && inputRef && { inputRef })}
            >
              <RadioButton className={styles.row}>
                {({ isSelected }) => (
                  <>
                    <span className={styles.circle}>{isSelected && <span className={styles.dot} />}</span>
                    <span>{option.label}</span>
                  </>
                )}
              </RadioButton>
              {option.description && (
                <Text slot="description" className={joinClasses(fieldStyles.description, styles.indented)}>
                  {option.description}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}
