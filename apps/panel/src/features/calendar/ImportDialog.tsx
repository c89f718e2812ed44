import type { components } from '@vendor-panel/contract'
import { isApiError } from '@vendor-panel/sdk'
import { Banner, Bdi, Button, Dialog, Disclosure, Heading, Select, Stack, Text } from '@vendor-panel/ui'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { OneFileDrop } from '../../shared/OneFileDrop.tsx'
import { refusalText } from '../../shared/refusal-text.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { eventTime } from './event-time.ts'
import type { CalendarProvider } from './event-types.ts'
import { eventReads } from './use-event-writes.ts'

type Preview = components['schemas']['CalendarImportPreview']

/** The entries of a list; the rest is counted. */
const entriesMax = 50

type ImportDialogProps = {
  /** The providers whose calendar may be changed. */
  providers: readonly CalendarProvider[]
  providerId: number | undefined
  onClose: () => void
}

/** Blocks the times of a calendar file, after a preview of what it would enter and skip. */
export function ImportDialog({ providers, providerId, onClose }: ImportDialogProps) {
  const intl = useIntl()
  const api = useApi()
  const [chosen, setChosen] = useState(providers.find(({ id }) => id === providerId) ?? providers[0])
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [refused, setRefused] = useState<string>()
  const [isReading, setReading] = useState(false)
  const reads = useRef(0)
  const { write, isPending } = useWrite('createCalendarImport', {
    refetch: eventReads,
    done: ({ data }) => intl.formatMessage({ id: 'calendar.import.done' }, { count: data.eventCount }),
    hasForm: true,
  })
  async function read(next: File | null, provider: CalendarProvider | undefined): Promise<void> {
    setFile(next)
    setPreview(null)
    setRefused(undefined)
    reads.current += 1
    const own = reads.current
    setReading(next !== null && provider !== undefined)
    if (!next || !provider) return
    await orRefused(async () => {
      const { data } = await api.createCalendarImportPreview({ path: { providerId: provider.id }, body: { file: next } })
      if (own === reads.current) setPreview(data)
    })
    if (own === reads.current) setReading(false)
  }
  /** Neither the preview nor the refusal of a file that was replaced in the meantime is shown. */
  async function orRefused(work: () => Promise<void>): Promise<void> {
    const own = reads.current
    try {
      await work()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (own === reads.current) setRefused(error.fieldErrors[0]?.message || refusalText(error, (id) => intl.formatMessage({ id })))
    }
  }
  const send = () =>
    orRefused(async () => {
      if (!file || !chosen) return
      await write({ path: { providerId: chosen.id }, body: { file } })
      onClose()
    })
  return (
    <Dialog
      size="lg"
      title={intl.formatMessage({ id: 'calendar.import.title' })}
      strings={{ close: intl.formatMessage({ id: 'calendar.close' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'calendar.cancel' })}</Button>
          <Button variant="primary" isDisabled={!preview || preview.events.length === 0} isPending={isPending} onPress={() => void send()}>
            {intl.formatMessage({ id: 'calendar.import.send' })}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <Text tone="muted">{intl.formatMessage({ id: 'calendar.import.help' })}</Text>
        {providers.length > 1 && chosen && (
          <Select
            label={intl.formatMessage({ id: 'calendar.provider' })}
            options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(chosen.id)}
            onChange={(value) => {
              const provider = providers.find(({ id }) => String(id) === value)
              setChosen(provider)
              void read(file, provider)
            }}
          />
        )}
        <OneFileDrop
          label={intl.formatMessage({ id: 'calendar.import.file' })}
          acceptedTypes={['.ics', 'text/calendar']}
          file={file}
          fileError={refused}
          onFile={(next) => void read(next, chosen)}
        />
        {isReading && (
          <div aria-busy>
            <RowsSkeleton />
          </div>
        )}
        {preview && chosen && <PreviewOf preview={preview} timeZone={chosen.timeZone} />}
      </Stack>
    </Dialog>
  )
}

function PreviewOf({ preview: { events, skipped }, timeZone }: { preview: Preview; timeZone: string }) {
  const intl = useIntl()
  const skippedAt = (startAt: string | null) =>
    startAt !== null && intl.formatDate(startAt, { calendar: 'gregory', timeZone, dateStyle: 'medium' })
  return (
    <div role="status">
      <Stack gap="md">
        {events.length === 0 ? (
          <Banner tone="caution" title={intl.formatMessage({ id: 'calendar.import.none' })} />
        ) : (
          <Stack gap="sm">
            <Heading level={3}>{intl.formatMessage({ id: 'calendar.import.events' }, { count: events.length })}</Heading>
            <EntryList
              entries={events.map((event) => ({ title: event.title, note: eventTime(intl, event, timeZone, 'medium') }))}
              more={(count) => intl.formatMessage({ id: 'calendar.more' }, { count })}
            />
          </Stack>
        )}
        {skipped.length > 0 && (
          <Disclosure
            title={intl.formatMessage({ id: 'calendar.import.skipped' }, { count: skipped.length })}
            defaultExpanded={skipped.length <= 5}
          >
            <EntryList
              entries={skipped.map(({ title, startAt, reason }) => ({
                title: title ?? intl.formatMessage({ id: 'calendar.import.untitled' }),
                note: [skippedAt(startAt), intl.formatMessage({ id: `calendar.import.reason.${reason}` })].filter(Boolean).join(' · '),
              }))}
              more={(count) => intl.formatMessage({ id: 'calendar.more' }, { count })}
            />
          </Disclosure>
        )}
      </Stack>
    </div>
  )
}

type EntryListProps = { entries: readonly { title: string; note: string }[]; more: (count: number) => string }

function EntryList({ entries, more }: EntryListProps) {
  return (
    <Stack as="ul" gap="xs">
      {entries.slice(0, entriesMax).map(({ title, note }, index) => (
        // Entries may be equal.
        <li key={index}>
          <Bdi>{title}</Bdi>{' '}
          <Text tone="muted" size="sm">
            {note}
          </Text>
        </li>
      ))}
      {entries.length > entriesMax && (
        <li>
          <Text tone="muted">{more(entries.length - entriesMax)}</Text>
        </li>
      )}
    </Stack>
  )
}
