import type { CalendarDate } from '@internationalized/date'
import type { Ref } from 'react'
import { DateField as AriaDateField, type DateFieldProps as AriaDateFieldProps } from 'react-aria-components/DateField'

import { FieldFrame } from '../Field/Field.tsx'
import type { FieldTexts } from '../Field/field-texts.tsx'
import * as styles from './DateField.css.ts'
import { DateSegments } from './DateSegments.tsx'
import { GregorianProvider } from './GregorianProvider.tsx'
import { useDateFieldProps } from './use-date-field-props.ts'
import type { IsoDateProps } from './use-iso-date.ts'

export interface DateFieldProps
  extends
    FieldTexts,
    IsoDateProps,
    Pick<AriaDateFieldProps<CalendarDate>, 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'onFocus' | 'autoFocus'> {
  name?: string
  /** Moves focus to the first part. */
  inputRef?: Ref<HTMLInputElement>
}

/** A known day, such as a birthday, typed part by part. To look a day up, use `DatePicker`. */
export function DateField(props: DateFieldProps) {
  const { texts, version, fieldProps, segmentsProps } = useDateFieldProps(props)
  return (
    <GregorianProvider>
      <AriaDateField key={version} {...fieldProps}>
        <FieldFrame {...texts}>
          <DateSegments {...segmentsProps} className={styles.bordered} />
        </FieldFrame>
      </AriaDateField>
    </GregorianProvider>
  )
}
