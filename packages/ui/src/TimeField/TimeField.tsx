import { parseTime, type Time } from '@internationalized/date'
import { useRef, useState } from 'react'
import { TimeField as AriaTimeField, type TimeFieldProps as AriaTimeFieldProps } from 'react-aria-components/TimeField'

import * as dateStyles from '../DateField/DateField.css.ts'
import { DateSegments } from '../DateField/DateSegments.tsx'
import { FieldFrame } from '../Field/Field.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'

export interface TimeFieldProps
  extends FieldTexts, Pick<AriaTimeFieldProps<Time>, 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus'> {
  /** `15:30`; null while the field is empty, and after blur with missing parts. */
  value: string | null
  onChange: (value: string | null) => void
  name?: string
}

const timeOf = (text: string | null): Time | null => (text !== null && /^\d\d:\d\d$/.test(text) ? parseTime(text) : null)

/** A time of day, typed part by part; hours as the locale counts them. */
export function TimeField(props: TimeFieldProps) {
  const { texts, rest } = splitTexts(props)
  const { value, onChange, name, ...field } = rest
  const element = useRef<HTMLSpanElement>(null)
  // The last complete time is kept while a part is empty: React Aria would clear the other parts too.
  const [shown, setShown] = useState({ value, time: timeOf(value) })
  if (shown.value !== value) setShown({ value, time: timeOf(value) })
  const change = (time: Time | null) => {
    const text = time && time.toString().slice(0, 5)
    setShown({ value: text, time })
    if (text !== value) onChange(text)
  }
  /** React Aria reports a time only once it is complete. */
  const reportIncomplete = () => {
    if (value === null || !element.current?.querySelector('[role="spinbutton"][data-placeholder]')) return
    setShown({ ...shown, value: null })
    onChange(null)
  }
  return (
    <AriaTimeField<Time>
      validationBehavior="aria"
      {...field}
      value={shown.time}
      onChange={change}
      onBlur={reportIncomplete}
      shouldForceLeadingZeros
      isInvalid={Boolean(texts.errorMessage)}
      className={fieldStyles.field}
    >
      <FieldFrame {...texts}>
        <DateSegments
          field={element}
          label={texts.label}
          name={name}
          value={value}
          isDisabled={field.isDisabled}
          className={dateStyles.bordered}
        />
      </FieldFrame>
    </AriaTimeField>
  )
}
