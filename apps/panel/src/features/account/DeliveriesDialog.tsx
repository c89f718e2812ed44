import { useQueryClient } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { Bdi, Button, Dialog, Inline, Select, Stack, StatusTag, Table, Text } from '@vendor-panel/ui'
import { Check, Clock, RotateCw, Send, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { useCursorPages } from '../../shared/list/use-cursor-pages.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useWrite } from '../../shared/use-write.ts'

type Delivery = components['schemas']['WebhookDelivery']
type Webhook = components['schemas']['Webhook']
const statuses = ['pending', 'delivered', 'failed'] as const
const looks = {
  pending: { tone: 'info', icon: Clock },
  delivered: { tone: 'positive', icon: Check },
  failed: { tone: 'critical', icon: X },
} as const

/** What a webhook was sent in the last 30 days; a delivery that has ended can be sent again. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const intl = useIntl()
  const client = useQueryClient()
  const [wanted, setWanted] = useState('')
  const status = statuses.find((one) => one === wanted)
  const path = { webhookId: webhook.id }
  const list = useCursorPages('listWebhookDeliveries', { path, query: { ...(status && { status }) } })
  const title = intl.formatMessage({ id: 'account.developers.deliveries' })
  const test = useWrite('createWebhookTest', {
    refetch: ['listWebhookDeliveries'],
    done: () => intl.formatMessage({ id: 'account.developers.deliveries.tested' }),
  })
  return (
    <Dialog title={title} size="lg" strings={{ close: intl.formatMessage({ id: 'account.developers.close' }) }} onClose={onClose}>
      <Stack gap="lg">
        <Text tone="muted">
          <Bdi isLatin>{webhook.url}</Bdi>
        </Text>
        <Inline justify="between" align="end">
          <Select
            label={intl.formatMessage({ id: 'account.developers.deliveries.status' })}
            options={[
              { value: '', label: intl.formatMessage({ id: 'account.developers.deliveries.all' }) },
              ...statuses.map((value) => ({ value, label: intl.formatMessage({ id: `account.developers.deliveries.${value}` }) })),
            ]}
            value={wanted}
            onChange={setWanted}
          />
          <Inline>
            <Button icon={RotateCw} onPress={() => void client.invalidateQueries({ queryKey: ['listWebhookDeliveries'] })}>
              {intl.formatMessage({ id: 'account.developers.deliveries.refresh' })}
            </Button>
            <Button icon={Send} isPending={test.isPending} onPress={() => void test.write({ path }).catch(() => {})}>
              {intl.formatMessage({ id: 'account.developers.deliveries.test' })}
            </Button>
          </Inline>
        </Inline>
        <ListStates list={list} empty={intl.formatMessage({ id: 'account.developers.deliveries.empty' })}>
          <Deliveries webhook={webhook} label={title} rows={list.rows} />
        </ListStates>
        <ShowMore list={list} />
      </Stack>
    </Dialog>
  )
}

function Deliveries({ webhook, label, rows }: { webhook: Webhook; label: string; rows: readonly Delivery[] }) {
  const intl = useIntl()
  const format = useFormat()
  const replay = useWrite('createWebhookReplay', {
    refetch: ['listWebhookDeliveries'],
    done: () => intl.formatMessage({ id: 'account.developers.deliveries.replayed' }),
  })
  const header = (id: 'time' | 'event' | 'status' | 'tries' | 'answer') => intl.formatMessage({ id: `account.developers.deliveries.${id}` })
  const answerOf = ({ responseStatus, failure }: Delivery) =>
    failure !== null && failure !== 'status' ? intl.formatMessage({ id: `account.developers.failure.${failure}` }) : (responseStatus ?? '–')
  const tag = ({ status }: Delivery) => (
    <StatusTag {...looks[status]}>{intl.formatMessage({ id: `account.developers.deliveries.${status}` })}</StatusTag>
  )
  const button = ({ id, status, event }: Delivery) =>
    status !== 'pending' && (
      <Button
        size="sm"
        variant="quiet"
        icon={RotateCw}
        isDisabled={!webhook.isActive}
        isPending={replay.isPending}
        aria-label={intl.formatMessage({ id: 'account.developers.deliveries.replayOf' }, { time: format.full(event.createdAt) })}
        onPress={() => void replay.write({ path: { webhookId: webhook.id, webhookDeliveryId: id } }).catch(() => {})}
      >
        {intl.formatMessage({ id: 'account.developers.deliveries.replay' })}
      </Button>
    )
  return (
    <Table
      label={label}
      isLabelHidden
      items={rows}
      getKey={({ id }) => id}
      columns={[
        { id: 'time', header: header('time'), cell: ({ event }) => format.full(event.createdAt) },
        { id: 'event', header: header('event'), cell: ({ event }) => intl.formatMessage({ id: `account.developers.event.${event.type}` }) },
        { id: 'status', header: header('status'), cell: tag },
        { id: 'tries', header: header('tries'), isNumeric: true, cell: ({ tries }) => intl.formatNumber(tries) },
        { id: 'answer', header: header('answer'), cell: answerOf },
      ]}
      actions={{ header: intl.formatMessage({ id: 'account.developers.deliveries.replay' }), cell: button }}
    />
  )
}
