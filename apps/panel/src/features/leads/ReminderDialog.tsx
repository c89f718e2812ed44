import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { reminderProblem } from '@vendor-panel/domain'
import { createLeadReminderBody, shapeProblems } from '@vendor-panel/domain/shape'
import { query } from '@vendor-panel/sdk/query'
import { Banner, Button, Dialog, Stack, TextArea } from '@vendor-panel/ui'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useWrite } from '../../shared/use-write.ts'
import { useUser } from '../../shared/user.ts'
import type { Lead } from './lead-row.ts'
import { instantOf, momentOf, momentProblems, MomentFields, type Moment } from './moment-fields.tsx'

type Reminder = components['schemas']['LeadReminder']
type DialogProps = { lead: Lead; onClose: () => void }

/** The reminder of a couple: set, moved or removed. At its time it becomes a to-do and "call again" in the history (LEAD-38, LEAD-39). */
export function ReminderDialog({ lead, onClose }: DialogProps) {
  const intl = useIntl()
  // Not kept: a form that opens with an earlier note would save it over the current one.
  const { data, isError, refetch } = useQuery({ ...query('getLeadReminder', { path: { leadId: lead.id } }), staleTime: 0, gcTime: 0 })
  if (data) return <ReminderForm lead={lead} reminder={data.data} onClose={onClose} />
  return (
    <RecordLoadingDialog
      title={intl.formatMessage({ id: 'leads.reminder.title' }, { name: lead.couple.name })}
      close={intl.formatMessage({ id: 'leads.action.cancel' })}
      onClose={onClose}
      read={{ isError, refetch }}
    />
  )
}

type Fields = Moment & { note: string }

function ReminderForm({ lead, reminder, onClose }: DialogProps & { reminder: Reminder | null }) {
  const intl = useIntl()
  const format = useFormat()
  const formId = useId()
  const { timeZone } = useUser().details
  // In an hour, unless there is one already.
  const [initial] = useState<Fields>(() => ({
    ...momentOf(reminder ? Temporal.Instant.from(reminder.at) : Temporal.Now.instant().add({ hours: 1 }), timeZone),
    note: reminder?.note ?? '',
  }))
  const reads = ['getLeadReminder', 'listLeadHistory'] as const
  const { write } = useWrite('createLeadReminder', {
    refetch: reads,
    done: () => intl.formatMessage({ id: 'leads.reminder.saved' }),
    hasForm: true,
  })
  const removal = useWrite('deleteLeadReminder', { refetch: reads, done: () => intl.formatMessage({ id: 'leads.reminder.deleted' }) })
  const bodyOf = (fields: Fields) => ({
    at: instantOf(fields, timeZone)?.toString({ smallestUnit: 'millisecond' }) ?? '',
    ...(fields.note.trim() !== '' && { note: fields.note.trim() }),
  })
  const form = useRecordForm<Fields>({
    initial,
    check: (fields) => [
      ...momentProblems(fields, timeZone, (at) => reminderProblem(at, Temporal.Now.instant())),
      ...shapeProblems(createLeadReminderBody, bodyOf(fields)).filter(({ path }) => path !== 'at'),
    ],
    send: (fields, { idempotencyKey }) => write({ path: { leadId: lead.id }, body: bodyOf(fields), idempotencyKey }).then(onClose),
  })
  return (
    <Dialog
      title={intl.formatMessage({ id: 'leads.reminder.title' }, { name: lead.couple.name })}
      strings={{ close: intl.formatMessage({ id: 'leads.action.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'leads.action.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'leads.reminder.save' })}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {reminder && (
          <Banner
            tone="info"
            title={intl.formatMessage({ id: 'leads.reminder.set' }, { date: format.full(reminder.at) })}
            actions={
              <Button
                size="sm"
                icon={Trash2}
                isPending={removal.isPending}
                // A refusal is shown in a toast.
                onPress={() => void removal.write({ path: { leadId: lead.id } }).then(onClose, () => {})}
              >
                {intl.formatMessage({ id: 'leads.reminder.delete' })}
              </Button>
            }
          />
        )}
        <RecordForm form={form} id={formId}>
          <MomentFields form={form} />
          <TextArea label={intl.formatMessage({ id: 'leads.action.note' })} rows={2} {...form.field('note')} />
        </RecordForm>
      </Stack>
    </Dialog>
  )
}
