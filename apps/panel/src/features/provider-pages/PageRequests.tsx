import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { Button, Heading, Inline, RadioGroup, Stack, Text, TextArea } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { InfoTabProps } from './info-tabs.ts'
import * as styles from './provider-pages.css.ts'
import { useProviderRecord } from './provider-record.ts'

type Type = Answer<'listProviderActions'>['data'][number]['type']
type Values = { type: Type; note: string }

/** Requests about the page to the care team: to take it off, to show it again, or to be called back (PROV-24). */
export function PageRequests({ provider, canWrite }: InfoTabProps) {
  const intl = useIntl()
  const id = useId()
  const format = useFormat()
  const now = useMinute()
  const path = { providerId: provider.id }
  const { data, isError, refetch } = useQuery(query('listProviderActions', { path }))
  const record = useProviderRecord(provider.id)
  const requests = data?.data ?? []
  const isFailed = isError && !data
  if (!record.data || (!canWrite && requests.length === 0 && !isFailed)) return null
  const types: readonly Type[] = [record.data.answer.data.onHold ? 'publish-request' : 'hold-request', 'contact-request']
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Stack gap="xs">
        <Heading level={2} size="lg" id={id}>
          {intl.formatMessage({ id: 'provider-pages.requests' })}
        </Heading>
        <Text tone="muted" isProse>
          {intl.formatMessage({ id: 'provider-pages.requests.help' })}
        </Text>
      </Stack>
      {isFailed && <LoadFailed onRetry={() => void refetch()} />}
      {requests.length > 0 && (
        <ul className={styles.requests}>
          {requests.map(({ id: key, type, note, createdAt }) => (
            <li key={key}>
              <Text>
                {intl.formatMessage(
                  { id: 'provider-pages.request.sent' },
                  { request: intl.formatMessage({ id: `provider-pages.request.${type}` }), at: format.moment(createdAt, now) },
                )}
              </Text>
              {note && (
                <Text tone="muted" dir="auto">
                  {note}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      {canWrite && <RequestForm providerId={provider.id} types={types} />}
    </section>
  )
}

function RequestForm({ providerId, types }: { providerId: number; types: readonly Type[] }) {
  const intl = useIntl()
  const { write } = useWrite('createProviderAction', {
    refetch: ['listProviderActions'],
    done: () => intl.formatMessage({ id: 'provider-pages.requests.done' }),
    hasForm: true,
  })
  const form = useRecordForm<Values>({
    initial: { type: types[0] ?? 'contact-request', note: '' },
    send: async ({ type, note }, { idempotencyKey, keepOpen }) => {
      await write({ path: { providerId }, body: { type, note }, idempotencyKey })
      keepOpen(null, { note: '' })
    },
  })
  return (
    <RecordForm form={form} aria-label={intl.formatMessage({ id: 'provider-pages.requests' })}>
      <RadioGroup
        label={intl.formatMessage({ id: 'provider-pages.requests.type' })}
        options={types.map((type) => ({ value: type, label: intl.formatMessage({ id: `provider-pages.request.${type}` }) }))}
        {...form.field('type')}
      />
      <TextArea
        label={intl.formatMessage({ id: 'provider-pages.requests.note' })}
        marker={intl.formatMessage({ id: 'provider-pages.optional' })}
        rows={2}
        {...form.field('note')}
      />
      <Inline>
        <Button type="submit" isPending={form.isPending}>
          {intl.formatMessage({ id: 'provider-pages.requests.send' })}
        </Button>
      </Inline>
    </RecordForm>
  )
}
