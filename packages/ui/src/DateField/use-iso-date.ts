import type { CalendarDate } from '@internationalized/date'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { dayOf, fullYear, isoOfParts, type TypedParts } from './iso-date.ts'

export interface IsoDateProps {
  /**
   * `2027-06-14`; `null` while the field is empty; an incomplete text such as `2027-MM-14` after blur with missing parts, for the form to
   * refuse.
   */
  value: string | null
  onChange: (value: string | null) => void
  /** First and last day (`2027-06-14`). The calendar offers no others; a typed value is not clamped: the form shows the error. */
  minValue?: string | undefined
  maxValue?: string | undefined
}

/** The parts in the field: React Aria reports a date only once it is complete. */
function typedParts(field: Element | null): TypedParts {
  const parts = [...(field?.querySelectorAll('[role="spinbutton"]:not([data-placeholder])') ?? [])]
  return Object.fromEntries(parts.map((part) => [part.getAttribute('data-type'), Number(part.getAttribute('aria-valuenow'))]))
}

/** Converts between the ISO text of a form and the dates of React Aria. */
export function useIsoDate({ value, onChange, maxValue }: IsoDateProps) {
  const field = useRef<HTMLSpanElement>(null)
  // The last complete day is kept while one of its parts is empty: React Aria would clear the other parts too.
  const [shown, setShown] = useState({ text: value, day: dayOf(value), version: 0 })
  // The caller changed the value. If it is not a day, a new key makes React Aria drop the typed parts.
  if (shown.text !== value) setShown({ text: value, day: dayOf(value), version: shown.version + (dayOf(value) ? 0 : 1) })

  const report = (text: string | null, day: CalendarDate | null) => {
    setShown({ ...shown, text, day })
    if (text !== value) onChange(text)
  }
  return {
    field,
    /** Key of the React Aria field. */
    version: shown.version,
    day: shown.day,
    change: (day: CalendarDate | null) => report(day?.toString() ?? null, day),
    clear: () => {
      flushSync(() => {
        setShown({ text: null, day: null, version: shown.version + 1 })
        onChange(null)
      })
      focusFirstPart(field.current)
    },
    /** Reports the typed parts on blur. React Aria itself replaces a day that does not exist with the last one of its month. */
    reportTyped: () => {
      const text = isoOfParts(typedParts(field.current))
      const day = dayOf(text)
      const full = day && fullYear(day, dayOf(maxValue))
      if (full) report(full.toString(), full)
      else if (text === null || /[YMD]/.test(text)) report(text, text === null ? null : shown.day)
    },
  }
}

export const focusFirstPart = (field: Element | null) => field?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
