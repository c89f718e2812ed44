import { Button, Dialog, Link, Stack, Text } from '@vendor-panel/ui'
import { Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useVersioned } from '../../shared/form/use-versioned.ts'
import { paths } from '../../shared/paths.ts'
import { useWrite } from '../../shared/use-write.ts'
import { bodyOf, fieldsOf, newEvent } from './event-form.ts'
import { eventTime } from './event-time.ts'
import { eventLooks, type CalendarEvent, type CalendarProvider } from './event-types.ts'
import { EventForm } from './EventForm.tsx'
import { eventReads, useDeleteEvent } from './use-event-writes.ts'

type AddProps = {
  /** The providers whose calendar may be changed. */
  providers: readonly CalendarProvider[]
  providerId: number | undefined
  at: { day: string; minute: number | null }
  onClose: () => void
}

/** Adds an event (CAL-01). */
export function AddEventDialog({ providers, providerId, at, onClose }: AddProps) {
  const intl = useIntl()
  const { write } = useWrite('createCalendarEvent', {
    refetch: eventReads,
    done: ({ data }) => intl.formatMessage({ id: 'calendar.added' }, { title: data.title }),
    hasForm: true,
  })
  const first = providers.find(({ id }) => id === providerId) ?? providers[0]
  return (
    <EventForm
      title={intl.formatMessage({ id: 'calendar.add' })}
      initial={newEvent(first?.id, at)}
      providers={providers}
      isNew
      onClose={onClose}
      send={(fields, timeZone, { idempotencyKey }) =>
        write({ path: { providerId: Number(fields.providerId) }, body: bodyOf(fields, timeZone), idempotencyKey })
      }
    />
  )
}

type EditProps = { event: CalendarEvent; provider: CalendarProvider; onClose: () => void }

/** Changes or deletes an event; another user's change in the meantime is shown next to the own one (CAL-01, `If-Match`). */
export function EditEventDialog({ event: { id, providerId }, provider, onClose }: EditProps) {
  const intl = useIntl()
  const path = { providerId, calendarEventId: id }
  const read = useVersioned('getCalendarEvent', { path }, (event) => fieldsOf(event, provider.timeZone))
  const { write } = useWrite('updateCalendarEvent', {
    refetch: eventReads,
    done: ({ data: saved }) => intl.formatMessage({ id: 'calendar.saved' }, { title: saved.title }),
    hasForm: true,
  })
  const { remove, isPending } = useDeleteEvent(read.record?.title)
  const title = intl.formatMessage({ id: 'calendar.edit' })
  if (!read.versions)
    return <RecordLoadingDialog title={title} close={intl.formatMessage({ id: 'calendar.cancel' })} onClose={onClose} read={read} />
  const event = read.record
  return (
    <EventForm
      title={title}
      providers={[provider]}
      isNew={false}
      onClose={onClose}
      {...read.versions}
      send={async (_fields, timeZone, { changedBody, ifMatch }) => {
        const body = changedBody((fields) => bodyOf(fields, timeZone))
        if (body) await write({ path, body, ...(ifMatch !== undefined && { ifMatch }) })
      }}
      actions={
        // A refusal is shown in a toast.
        <Button icon={Trash2} variant="quiet" isPending={isPending} onPress={() => void remove(event).then(onClose, () => {})}>
          {intl.formatMessage({ id: 'calendar.delete' })}
        </Button>
      }
    />
  )
}

/** An event that the user may read only. */
export function EventDetailsDialog({ event, provider, onClose }: EditProps) {
  const intl = useIntl()
  return (
    <Dialog title={event.title} strings={{ close: intl.formatMessage({ id: 'calendar.close' }) }} onClose={onClose}>
      <Stack gap="sm">
        <Text>{eventTime(intl, event, provider.timeZone, 'full')}</Text>
        <Text tone="muted">
          {[intl.formatMessage({ id: eventLooks[event.type].label }), provider.name, event.place].filter(Boolean).join(' · ')}
        </Text>
        {event.note && <Text isProse>{event.note}</Text>}
        {event.leadId !== null && (
          <Link href={paths.lead({ leadId: event.leadId })} variant="standalone">
            {intl.formatMessage({ id: 'calendar.openCouple' })}
          </Link>
        )}
      </Stack>
    </Dialog>
  )
}
