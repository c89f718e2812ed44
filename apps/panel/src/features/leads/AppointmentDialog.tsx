import { useQuery } from '@tanstack/react-query'
import { calendarEventProblems, isBlank, fieldProblem, lengthProblem, present } from '@vendor-panel/domain'
import { createCalendarEventBounds } from '@vendor-panel/domain/bounds'
import { query } from '@vendor-panel/sdk/query'
import { Select, TextArea, TextField } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Lead } from './lead-row.ts'
import { instantOf, momentOf, momentProblems, MomentFields, type Moment } from './moment-fields.tsx'

type Fields = Moment & { title: string; minutes: string; place: string; note: string; remind: string }

const durations = [30, 60, 90, 120, 180] as const
/** Minutes before the start. */
const reminders = [15, 60, 24 * 60] as const

type DialogProps = { lead: Lead; onClose: () => void }

/** An appointment with a couple: an event in the calendar of its provider, and an entry in the history (LEAD-36). */
export function AppointmentDialog({ lead, onClose }: DialogProps) {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('getProvider', { path: { providerId: lead.provider.id } }))
  // Times are in the provider's time zone (CAL-02): with the account's zone the appointment would be at another time.
  if (data) return <AppointmentForm lead={lead} timeZone={data.data.timeZone} onClose={onClose} />
  return (
    <RecordLoadingDialog
      title={intl.formatMessage({ id: 'leads.appointment.add' })}
      close={intl.formatMessage({ id: 'leads.action.cancel' })}
      onClose={onClose}
      read={{ isError, refetch }}
    />
  )
}

function AppointmentForm({ lead, timeZone, onClose }: DialogProps & { timeZone: string }) {
  const intl = useIntl()
  const [initial] = useState<Fields>(() => ({
    title: intl.formatMessage({ id: 'leads.appointment.titleOf' }, { name: lead.couple.name }),
    day: momentOf(Temporal.Now.instant().add({ hours: 24 }), timeZone).day,
    time: '10:00',
    minutes: '60',
    place: lead.provider.name,
    note: '',
    remind: '',
  }))
  const { write } = useWrite('createCalendarEvent', {
    refetch: ['listLeadHistory', 'listCalendarEvents', 'listAllCalendarEvents'],
    done: () => intl.formatMessage({ id: 'leads.appointment.saved' }),
    hasForm: true,
  })
  const spanOf = (fields: Fields) => {
    const start = instantOf(fields, timeZone)
    return start && { start, end: start.add({ minutes: Number(fields.minutes) }) }
  }
  const remindAt = ({ remind }: Fields, start: Temporal.Instant) => (remind === '' ? null : start.subtract({ minutes: Number(remind) }))
  const form = useRecordForm<Fields>({
    initial,
    check: (fields) => {
      const span = spanOf(fields)
      const rule = span ? calendarEventProblems({ ...span, allDay: false, remindAt: remindAt(fields, span.start) }, timeZone) : []
      return [
        ...present([
          isBlank(fields.title) && fieldProblem('title', 'required'),
          lengthProblem('title', fields.title, createCalendarEventBounds.title),
          lengthProblem('place', fields.place, createCalendarEventBounds.place),
          lengthProblem('note', fields.note, createCalendarEventBounds.note),
        ]),
        ...momentProblems(fields, timeZone, () => null),
        ...rule.map((problem) => ({ ...problem, path: problem.path === 'remindAt' ? 'remind' : 'day' })),
      ]
    },
    send: async (fields, { idempotencyKey }) => {
      const span = spanOf(fields)
      if (!span) return
      const text = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' })
      const reminder = remindAt(fields, span.start)
      const body = {
        type: 'appointment' as const,
        title: fields.title.trim(),
        startAt: text(span.start),
        endAt: text(span.end),
        leadId: lead.id,
        place: fields.place.trim() || null,
        note: fields.note.trim() || null,
        remindAt: reminder && text(reminder),
      }
      await write({ path: { providerId: lead.provider.id }, body, idempotencyKey })
      onClose()
    },
  })
  const lengthOf = (minutes: number) =>
    minutes % 60 === 0
      ? intl.formatNumber(minutes / 60, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
      : intl.formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return (
    <RecordFormDialog
      form={form}
      title={intl.formatMessage({ id: 'leads.appointment.add' })}
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'leads.action.cancel' }), save: intl.formatMessage({ id: 'leads.appointment.save' }) }}
    >
      <TextField label={intl.formatMessage({ id: 'leads.appointment.title' })} {...form.field('title')} />
      <MomentFields form={form} />
      <Select
        label={intl.formatMessage({ id: 'leads.appointment.duration' })}
        options={durations.map((minutes) => ({ value: String(minutes), label: lengthOf(minutes) }))}
        {...form.field('minutes')}
      />
      <TextField label={intl.formatMessage({ id: 'leads.appointment.place' })} {...form.field('place')} />
      <TextArea label={intl.formatMessage({ id: 'leads.action.note' })} rows={2} {...form.field('note')} />
      <Select
        label={intl.formatMessage({ id: 'leads.appointment.remind' })}
        options={[
          { value: '', label: intl.formatMessage({ id: 'leads.appointment.noReminder' }) },
          ...reminders.map((minutes) => ({
            value: String(minutes),
            label: intl.formatMessage({ id: 'leads.appointment.before' }, { time: lengthOf(minutes) }),
          })),
        ]}
        {...form.field('remind')}
      />
    </RecordFormDialog>
  )
}
