import type { CalendarDate } from '@internationalized/date'
import type { Ref } from 'react'
import { DateField as AriaDateField, type DateFieldProps as AriaDateFieldProps } from 'react-aria-components/DateField'

import { FieldFrame } from '../Field/Field.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import * as styles from './DateField.css.ts'
import { DateSegments } from './DateSegments.tsx'
import { GregorianProvider } from './GregorianProvider.tsx'
import { useIsoDate, type IsoDateProps } from './use-iso-date.ts'

export interface DateFieldProps
  extends
    FieldTexts,
    IsoDateProps,
    Pick<AriaDateFieldProps<CalendarDate>, 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'onFocus' | 'autoFocus'> {
  name?: string
  /** Moves focus to the first part. */
  inputRef?: Ref<HTMLInputElement>
}

/** A day that the user knows, such as a birthday, typed part by part. To look a day up, use `DatePicker`. */
export function DateField(props: DateFieldProps) {
  const { texts, rest } = splitTexts(props)
  const { value, onChange, minValue, maxValue, name, onBlur, inputRef, ...field } = rest
  const date = useIsoDate({ value, onChange, minValue, maxValue })
  return (
    <GregorianProvider>
      <AriaDateField
        key={date.version}
        validationBehavior="aria"
        {...field}
        value={date.day}
        onChange={date.change}
        onBlur={(event) => {
          date.reportTyped()
          onBlur?.(event)
        }}
        shouldForceLeadingZeros
        isInvalid={Boolean(texts.errorMessage)}
        className={fieldStyles.field}
      >
        <FieldFrame {...texts}>
          <DateSegments
            field={date.field}
            label={texts.label}
            name={name}
            value={value}
            isDisabled={field.isDisabled}
            inputRef={inputRef}
            className={styles.bordered}
          />
        </FieldFrame>
      </AriaDateField>
    </GregorianProvider>
  )
}
