import { fieldProblem, present } from '@vendor-panel/domain'
import { Banner, Button, Checkbox, CopyField, Inline, Select, Stack } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useWrite } from '../../shared/use-write.ts'
import { eventLooks, eventTypes, type CalendarProvider, type EventType } from './event-types.ts'

type FeedFields = { providerId: string } & Record<EventType, boolean>

const kindsOf = (fields: FeedFields) => eventTypes.filter((type) => fields[type])

/** Adds a feed, and shows its address: this once, because only its hash is stored. */
export function FeedForm({ providers }: { providers: readonly CalendarProvider[] }) {
  const intl = useIntl()
  const [url, setUrl] = useState<string | null>(null)
  const { write } = useWrite('createCalendarFeed', {
    refetch: ['listCalendarFeeds'],
    done: () => intl.formatMessage({ id: 'calendar.feeds.added' }),
    hasForm: true,
  })
  const form = useForm<FeedFields>({
    initial: { providerId: '', appointment: true, wedding: true, blocked: true },
    check: (fields) => present([kindsOf(fields).length === 0 && fieldProblem('appointment', 'required')]),
    refusal: refusalErrors,
    send: async (fields, { idempotencyKey }) => {
      const providerIds = fields.providerId === '' ? providers.map(({ id }) => id) : [Number(fields.providerId)]
      const { data } = await write({ body: { providerIds, kinds: kindsOf(fields) }, idempotencyKey })
      setUrl(data.url)
    },
  })
  return (
    <Stack gap="md">
      <Form form={form}>
        {providers.length > 1 && (
          <Select
            label={intl.formatMessage({ id: 'calendar.provider' })}
            options={[
              { value: '', label: intl.formatMessage({ id: 'calendar.allProviders' }) },
              ...providers.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...form.field('providerId')}
          />
        )}
        <Inline gap="md">
          {eventTypes.map((type) => (
            <Checkbox key={type} label={intl.formatMessage({ id: eventLooks[type].label })} {...form.field(type)} />
          ))}
        </Inline>
        <Inline>
          <Button type="submit" isPending={form.isPending}>
            {intl.formatMessage({ id: 'calendar.feeds.add' })}
          </Button>
        </Inline>
      </Form>
      {url !== null && (
        <Banner tone="info" isLive title={intl.formatMessage({ id: 'calendar.feeds.once.title' })}>
          <Stack gap="sm">
            {intl.formatMessage({ id: 'calendar.feeds.once.body' })}
            <CopyField
              label={intl.formatMessage({ id: 'calendar.feeds.address' })}
              value={url}
              strings={{
                copy: intl.formatMessage({ id: 'calendar.feeds.copy' }),
                copied: intl.formatMessage({ id: 'calendar.feeds.copied' }),
                selected: intl.formatMessage({ id: 'calendar.feeds.selected' }),
              }}
            />
          </Stack>
        </Banner>
      )}
    </Stack>
  )
}
