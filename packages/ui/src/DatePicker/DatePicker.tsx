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
import { useDateFieldProps } from '../DateField/use-date-field-props.ts'
import { FieldFrame } from '../Field/Field.tsx'
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
export function DatePicker({ strings, ...props }: DatePickerProps) {
  const { texts, version, clear, fieldProps, segmentsProps } = useDateFieldProps(props)
  const { value, minValue, maxValue, isDisabled = false, isReadOnly = false } = props
  return (
    <GregorianProvider>
      <AriaDatePicker<CalendarDate> key={version} {...fieldProps}>
        <FieldFrame {...texts}>
          <Group isReadOnly={isReadOnly} className={groupStyles.group}>
            <DateSegments {...segmentsProps} className={dateStyles.segments} />
            <span className={styles.buttons}>
              {value !== null && !isDisabled && !isReadOnly && (
                // Outside the slots of the date picker, and not a tab stop: the keyboard has Backspace.
                <Button slot={null} excludeFromTabOrder aria-label={strings.clear} className={fieldStyles.innerButton} onPress={clear}>
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
