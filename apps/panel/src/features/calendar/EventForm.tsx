import { useQueries } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Button, Dialog, Link, RadioGroup, Select, TextArea, TextField } from '@vendor-panel/ui'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm, type Loaded, type RecordFormState, type Submission } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import type { MessageId } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useSpaces } from '../../shared/use-spaces.ts'
import * as styles from './calendar.css.ts'
import { CoupleField } from './CoupleField.tsx'
import { eventProblems, type EventFields } from './event-form.ts'
import { eventLooks, eventTypes, type CalendarProvider } from './event-types.ts'
import { EventMoments } from './EventMoments.tsx'

/** The offered reminders, in minutes before the start. */
const reminders = [0, 15, 60, 24 * 60, 7 * 24 * 60]

type EventFormProps = {
  title: string
  initial: EventFields
  /** The providers whose calendar may be changed; a change keeps the provider. */
  providers: readonly CalendarProvider[]
  isNew: boolean
  /** Further buttons of the dialog. */
  actions?: ReactNode
  etag?: string | null
  reload?: () => Promise<Loaded<EventFields>>
  send: (fields: EventFields, timeZone: string, submission: Submission<EventFields>) => Promise<unknown>
  onClose: () => void
}

/** The fields of an event. Times are in the provider's time zone (CAL-02). */
export function EventForm({ title, initial, providers, isNew, actions, send, onClose, ...versions }: EventFormProps) {
  'use memo'
  const intl = useIntl()
  const formId = useId()
  const zoneOf = ({ providerId }: EventFields) => providers.find(({ id }) => String(id) === providerId)?.timeZone ?? 'UTC'
  const form = useRecordForm<EventFields>({
    ...versions,
    initial,
    check: (fields) => eventProblems(fields, zoneOf(fields)),
    send: (fields, submission) => send(fields, zoneOf(fields), submission).then(onClose),
  })
  const { values } = form
  const spaces = useSpaces(values.providerId === '' ? null : Number(values.providerId))
  const text = (id: MessageId) => intl.formatMessage({ id })
  const reminderText = (minutes: number) => {
    if (minutes === 0) return text('calendar.remind.start')
    const [unit, count] =
      minutes % 1440 === 0
        ? (['day', minutes / 1440] as const)
        : minutes % 60 === 0
          ? (['hour', minutes / 60] as const)
          : (['minute', minutes] as const)
    return intl.formatMessage(
      { id: 'calendar.remind.before' },
      { time: intl.formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' }) },
    )
  }
  const describe = useDescription(form.conflict, spaces.options, reminderText)
  const hasPassedReminder = values.remind !== '' && !reminders.includes(Number(values.remind))
  return (
    <Dialog
      title={title}
      strings={{ close: text('calendar.cancel') }}
      onClose={onClose}
      actions={
        <>
          {actions}
          <Button onPress={onClose}>{text('calendar.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {text('calendar.save')}
          </Button>
        </>
      }
    >
      <RecordForm form={form} id={formId} describe={describe}>
        <TextField label={text('calendar.title')} {...form.field('title')} />
        {(values.type !== 'blocked' || values.leadId !== '') && (
          <div className={styles.couple}>
            <CoupleField providerId={values.providerId} {...form.field('leadId')} />
            {form.saved.leadId !== '' && form.saved.leadId === values.leadId && (
              <span>
                <Link href={paths.lead({ leadId: Number(values.leadId) })} variant="standalone">
                  {text('calendar.openCouple')}
                </Link>
              </span>
            )}
          </div>
        )}
        <RadioGroup
          label={text('calendar.type')}
          orientation="horizontal"
          options={eventTypes.map((type) => ({ value: type, label: text(eventLooks[type].label) }))}
          {...form.field('type')}
        />
        {isNew && providers.length > 1 && (
          <Select
            label={text('calendar.provider')}
            options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...form.field('providerId')}
            onChange={(providerId) => form.change({ providerId, spaceId: '', leadId: '' })}
          />
        )}
        {spaces.failure && <LoadFailed onRetry={spaces.failure.onRetry} />}
        {spaces.options.length > 0 && (
          <Select
            label={text('calendar.space')}
            options={[{ value: '', label: text('calendar.wholeProvider') }, ...spaces.options]}
            {...form.field('spaceId')}
          />
        )}
        <EventMoments form={form} />
        <TextField label={text('calendar.place')} marker={text('calendar.optional')} {...form.field('place')} />
        <TextArea label={text('calendar.note')} marker={text('calendar.optional')} {...form.field('note')} />
        <Select
          label={text('calendar.remind')}
          options={[
            { value: '', label: text('calendar.remind.none') },
            ...[...reminders, ...(hasPassedReminder ? [Number(values.remind)] : [])].map((minutes) => ({
              value: String(minutes),
              label: reminderText(minutes),
            })),
          ]}
          {...form.field('remind')}
        />
      </RecordForm>
    </Dialog>
  )
}

/** The fields as text, to compare two versions. */
function useDescription(
  conflict: RecordFormState<EventFields>['conflict'],
  spaces: readonly { value: string; label: string }[],
  reminderText: (minutes: number) => string,
) {
  const intl = useIntl()
  const format = useFormat()
  const leadIds = conflict ? [conflict.mine.leadId, conflict.theirs.leadId].filter((leadId) => leadId !== '') : []
  const leads = useQueries({ queries: [...new Set(leadIds)].map((leadId) => query('getLead', { path: { leadId: Number(leadId) } })) })
  const coupleName = (leadId: string) => leads.find(({ data }) => String(data?.data.id) === leadId)?.data?.data.couple.name ?? leadId
  const spaceName = (spaceId: string) => spaces.find(({ value }) => value === spaceId)?.label ?? spaceId
  const when = (day: string | null, time: string | null, allDay: boolean) =>
    [day !== null && format.dayWithWeekday(day), !allDay && time].filter(Boolean).join(', ')
  return (fields: EventFields) => [
    { label: intl.formatMessage({ id: 'calendar.title' }), text: fields.title },
    { label: intl.formatMessage({ id: 'calendar.couple' }), text: coupleName(fields.leadId) },
    { label: intl.formatMessage({ id: 'calendar.type' }), text: intl.formatMessage({ id: eventLooks[fields.type].label }) },
    {
      label: intl.formatMessage({ id: 'calendar.space' }),
      text: fields.spaceId === '' ? intl.formatMessage({ id: 'calendar.wholeProvider' }) : spaceName(fields.spaceId),
    },
    { label: intl.formatMessage({ id: 'calendar.startDay' }), text: when(fields.startDay, fields.startTime, fields.allDay) },
    { label: intl.formatMessage({ id: 'calendar.endDay' }), text: when(fields.endDay, fields.endTime, fields.allDay) },
    { label: intl.formatMessage({ id: 'calendar.place' }), text: fields.place },
    { label: intl.formatMessage({ id: 'calendar.note' }), text: fields.note },
    {
      label: intl.formatMessage({ id: 'calendar.remind' }),
      text: fields.remind === '' ? intl.formatMessage({ id: 'calendar.remind.none' }) : reminderText(Number(fields.remind)),
    },
  ]
}
