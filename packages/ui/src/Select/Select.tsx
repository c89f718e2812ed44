import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type Ref } from 'react'

import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import { NativeField, nativeFieldProps } from '../Field/NativeField.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './Select.css.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  isDisabled?: boolean
}

export interface SelectProps<Value extends string> extends FieldTexts, Pick<ComponentProps<'select'>, 'onBlur' | 'onFocus'> {
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
  inputRef?: Ref<HTMLSelectElement>
}

/**
 * One of several options. The native list: familiar on a phone, supported by assistive technology, and 46 KiB smaller than React Aria's.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const id = useId()
  const { texts, rest } = splitTexts(props)
  const { options, onChange, isRequired = false, isDisabled = false, inputRef, ...select } = rest
  return (
    <NativeField id={id} texts={texts}>
      <span className={fieldStyles.adorned}>
        <select
          {...select}
          {...nativeFieldProps(id, texts)}
          ref={inputRef}
          aria-required={isRequired || undefined}
          disabled={isDisabled}
          className={joinClasses(fieldStyles.control, styles.select)}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            // A label has its own direction: "Ltd." ends with its dot from right to left too.
            <option key={option.value} value={option.value} disabled={option.isDisabled} dir="auto" className={styles.option}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </span>
    </NativeField>
  )
}
