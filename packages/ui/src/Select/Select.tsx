import { ChevronDown, CircleAlert } from 'lucide-react'
import { useId, type Ref } from 'react'

import type { FieldTexts } from '../Field/Field.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Select.css.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  isDisabled?: boolean
}

export interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  name?: string
  isDisabled?: boolean
  selectRef?: Ref<HTMLSelectElement>
}

/** One of several. The system's own list: right on a phone, known to assistive technology, and 46 KiB lighter than a drawn one. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  name,
  isDisabled = false,
  selectRef,
  ...texts
}: SelectProps<Value>) {
  const id = useId()
  const { label, isLabelHidden, note, description, errorMessage } = texts
  const described = [description && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean).join(' ')
  const labelled = (
    <label htmlFor={id} className={fieldStyles.label}>
      {label}
    </label>
  )
  return (
    <div className={fieldStyles.field}>
      {isLabelHidden ? (
        <VisuallyHidden>{labelled}</VisuallyHidden>
      ) : (
        <span className={fieldStyles.labelLine}>
          {labelled}
          {note && <span className={fieldStyles.note}>{note}</span>}
        </span>
      )}
      <span className={fieldStyles.adorned}>
        <select
          ref={selectRef}
          id={id}
          name={name}
          value={value}
          disabled={isDisabled}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={described || undefined}
          className={joinClasses(fieldStyles.control, styles.select)}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled} className={styles.option}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </span>
      {description && (
        <span id={`${id}-help`} className={fieldStyles.description}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={`${id}-error`} className={fieldStyles.error}>
          <span className={fieldStyles.errorIcon}>
            <Icon icon={CircleAlert} size={14} />
          </span>
          {errorMessage}
        </span>
      )}
    </div>
  )
}
