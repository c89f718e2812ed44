import type { FocusEvent } from 'react'

import { splitTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import type { DateFieldProps } from './DateField.tsx'
import { useIsoDate } from './use-iso-date.ts'

/** What `DateField` and `DatePicker` pass to the field of React Aria, to `FieldFrame` and to `DateSegments`. */
export function useDateFieldProps(props: DateFieldProps) {
  const { texts, rest } = splitTexts(props)
  const { value, onChange, minValue, maxValue, name, onBlur, inputRef, ...field } = rest
  const date = useIsoDate({ value, onChange, minValue, maxValue })
  return {
    texts,
    /** Key of the React Aria field. */
    version: date.version,
    clear: date.clear,
    fieldProps: {
      validationBehavior: 'aria' as const,
      ...field,
      value: date.day,
      onChange: date.change,
      onBlur: (event: FocusEvent) => {
        date.reportTyped()
        onBlur?.(event)
      },
      shouldForceLeadingZeros: true,
      isInvalid: Boolean(texts.errorMessage),
      className: fieldStyles.field,
    },
    segmentsProps: { field: date.field, label: texts.label, name, value, isDisabled: field.isDisabled, inputRef },
  }
}
