import type { CalendarDate } from '@internationalized/date'
import { CalendarDays, X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'

import type { DateFieldProps } from '../DateField/DateField.tsx'
import * as dateStyles from '../DateField/DateField.css.ts'
import { DateSegments } from '../DateField/DateSegments.tsx'
import { GregorianProvider } from '../DateField/GregorianProvider.tsx'
import { dayOf } from '../DateField/iso-date.ts'
import { useIsoDate } from '../DateField/use-iso-date.ts'
import { FieldFrame } from '../Field/Field.tsx'
import { splitTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import * as groupStyles from '../Field/field-group.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import * as styles from './DatePicker.css.ts'

export interface DatePickerProps extends DateFieldProps {
  strings: { clear: string }
}

/** A day, typed part by part or chosen from a calendar, which Alt and the down arrow open. The locale decides the first day of the week. */
export function DatePicker(props: DatePickerProps) {
  const { texts, rest } = splitTexts(props)
  const { value, onChange, minValue, maxValue, name, onBlur, inputRef, strings, ...field } = rest
  const { isDisabled = false, isReadOnly = false } = field
  const date = useIsoDate({ value, onChange, minValue, maxValue })
  return (
    <GregorianProvider>
      <AriaDatePicker<CalendarDate>
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
          <Group isReadOnly={isReadOnly} className={groupStyles.group}>
            <DateSegments
              field={date.field}
              label={texts.label}
              name={name}
              value={value}
              isDisabled={isDisabled}
              inputRef={inputRef}
              className={dateStyles.segments}
            />
            <span className={styles.buttons}>
              {value !== null && !isDisabled && !isReadOnly && (
                // Outside the slots of the date picker, and not a tab stop: the keyboard has Backspace.
                <Button slot={null} excludeFromTabOrder aria-label={strings.clear} className={fieldStyles.innerButton} onPress={date.clear}>
                  <Icon icon={X} />
                </Button>
              )}
              <Button className={fieldStyles.innerButton} isDisabled={isDisabled || isReadOnly}>
                <Icon icon={CalendarDays} />
              </Button>
            </span>
          </Group>
        </FieldFrame>
        <Popover label={texts.label}>
          <CalendarPanel minValue={dayOf(minValue)} maxValue={dayOf(maxValue)} />
        </Popover>
      </AriaDatePicker>
    </GregorianProvider>
  )
}
