import type { Ref, RefObject } from 'react'
import { DateInput, DateSegment } from 'react-aria-components/DateField'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DateField.css.ts'
import { focusFirstPart } from './use-iso-date.ts'

export interface DateSegmentsProps {
  field: RefObject<HTMLSpanElement | null>
  label: string
  name: string | undefined
  value: string | null
  isDisabled: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  className: string
}

/**
 * The parts of a date or a time in the order of the locale, and a hidden input with the value that passes focus on to them: a form finds it
 * by its name.
 */
export const DateSegments = ({ field, label, name, value, isDisabled = false, inputRef, className }: DateSegmentsProps) => (
  <span ref={field} className={styles.container}>
    <DateInput className={className}>{(segment) => <DateSegment segment={segment} className={styles.segment} />}</DateInput>
    <VisuallyHidden aria-hidden>
      <input
        ref={inputRef}
        name={name}
        value={value ?? ''}
        aria-label={label}
        disabled={isDisabled}
        readOnly
        tabIndex={-1}
        onFocus={() => focusFirstPart(field.current)}
      />
    </VisuallyHidden>
  </span>
)
