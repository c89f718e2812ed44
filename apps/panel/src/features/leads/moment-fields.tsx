import { fieldProblem, parseDate, present, spanOfWall, type CallProblem, type FieldProblem } from '@vendor-panel/domain'
import { Columns, DatePicker, TimeField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import type { FormState } from '../../shared/form/use-form.ts'
import { minuteOfDay } from '../../shared/minute-of-day.ts'

/** A moment in a form: a day, and a time of the day as `HH:MM`. */
export type Moment = { day: string | null; time: string | null }

/** The moment in this zone; null while one of its fields is missing, or the day does not exist. */
export function instantOf({ day, time }: Moment, timeZone: string): Temporal.Instant | null {
  if (day === null || time === null || !parseDate(day)) return null
  return spanOfWall({ startDay: day, startMinute: minuteOfDay(time), endDay: day, endMinute: null }, timeZone)?.start ?? null
}

/** The moment of an instant in this zone. */
export function momentOf(at: Temporal.Instant, timeZone: string): Moment & { day: string; time: string } {
  const wall = at.toZonedDateTimeISO(timeZone)
  return { day: wall.toPlainDate().toString(), time: wall.toPlainTime().toString().slice(0, 5) }
}

/** What is missing in a moment, and its problem by a rule. */
export function momentProblems(
  moment: Moment,
  timeZone: string,
  rule: (at: Temporal.Instant) => CallProblem | 'in_past' | null,
): FieldProblem[] {
  const at = instantOf(moment, timeZone)
  const code = at && rule(at)
  return present([
    moment.day === null && fieldProblem('day', 'required'),
    moment.day !== null && !parseDate(moment.day) && fieldProblem('day', 'invalid_date'),
    moment.time === null && fieldProblem('time', 'required'),
    code !== null && fieldProblem('day', code),
  ])
}

/** The two fields of a moment. */
export function MomentFields<Values extends Moment>({ form }: { form: FormState<Values> }) {
  const intl = useIntl()
  return (
    <Columns>
      <DatePicker
        label={intl.formatMessage({ id: 'leads.moment.day' })}
        strings={{ clear: intl.formatMessage({ id: 'leads.action.dateClear' }) }}
        {...form.field('day')}
      />
      <TimeField label={intl.formatMessage({ id: 'leads.moment.time' })} {...form.field('time')} />
    </Columns>
  )
}
