import { Checkbox, DatePicker, TimeField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import type { RecordFormState } from '../../shared/form/use-record-form.ts'
import * as styles from './calendar.css.ts'
import { withStart, type EventFields } from './event-form.ts'

type EventMomentsProps = { form: Pick<RecordFormState<EventFields>, 'values' | 'field' | 'change'> }

/** Start and end of an event; another start moves the end along (CAL-02). */
export function EventMoments({ form: { values, field, change } }: EventMomentsProps) {
  'use memo'
  const intl = useIntl()
  const { allDay, startDay, startTime, endDay, endTime } = values
  // Of these fields alone: a key typed in another field does not render the dates.
  const span = { allDay, startDay, startTime, endDay, endTime }
  const clearDay = intl.formatMessage({ id: 'calendar.clearDay' })
  return (
    <>
      <Checkbox label={intl.formatMessage({ id: 'calendar.allDay' })} {...field('allDay')} />
      <div className={styles.moments}>
        <DatePicker
          label={intl.formatMessage({ id: 'calendar.startDay' })}
          strings={{ clear: clearDay }}
          {...field('startDay')}
          onChange={(day) => change(withStart(span, { startDay: day }))}
        />
        {!allDay && (
          <TimeField
            label={intl.formatMessage({ id: 'calendar.startTime' })}
            {...field('startTime')}
            onChange={(time) => change(withStart(span, { startTime: time }))}
          />
        )}
        <DatePicker label={intl.formatMessage({ id: 'calendar.endDay' })} strings={{ clear: clearDay }} {...field('endDay')} />
        {!allDay && <TimeField label={intl.formatMessage({ id: 'calendar.endTime' })} {...field('endTime')} />}
      </div>
    </>
  )
}
