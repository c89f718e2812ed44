import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, Button, Heading, IconButton, Inline, keepFocusIn, Menu, MenuItem, MenuTrigger, Stack, Text } from '@vendor-panel/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../../shared/use-format.ts'
import { useWrite } from '../../../shared/use-write.ts'
import type { Lead } from '../lead-row.ts'
import * as styles from './offer.css.ts'

const reads = ['listLeadItems', 'getLead', 'listLeads'] as const

/** The products that the couple asked about: added from the page of the provider, and removed with Undo (LEAD-50). */
export function LeadItems({ lead }: { lead: Lead }) {
  const intl = useIntl()
  const items = useQuery(query('listLeadItems', { path: { leadId: lead.id } }))
  const offered = useQuery(query('listProviderItems', { query: { providerId: lead.provider.id, limit: 100 } }))
  const addition = useWrite('createLeadItem', { refetch: reads, done: () => intl.formatMessage({ id: 'leads.offer.itemAdded' }) })
  const add = (providerItemId: number) =>
    void addition.write({ path: { leadId: lead.id }, body: { providerItemId }, idempotencyKey: crypto.randomUUID() }).catch(() => {})
  const choices = offered.data?.data ?? []
  return (
    <Stack gap="md">
      <Inline justify="between">
        <Heading level={2} size="body">
          {intl.formatMessage({ id: 'leads.offer.items' })}
        </Heading>
        {choices.length > 0 && (
          <MenuTrigger>
            <Button size="sm" icon={Plus} isPending={addition.isPending}>
              {intl.formatMessage({ id: 'leads.offer.addItem' })}
            </Button>
            <Menu label={intl.formatMessage({ id: 'leads.offer.addItem' })}>
              {choices.map(({ id, name }) => (
                <MenuItem key={id} onAction={() => add(id)}>
                  {name}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        )}
      </Inline>
      {offered.isError && !offered.data && <LoadFailed onRetry={() => void offered.refetch()} />}
      {!items.data ? (
        items.isError ? (
          <LoadFailed onRetry={() => void items.refetch()} />
        ) : (
          <RowsSkeleton />
        )
      ) : items.data.data.length === 0 ? (
        <Text tone="muted">{intl.formatMessage({ id: 'leads.offer.noItems' })}</Text>
      ) : (
        <Stack as="ul" gap="sm" ref={keepFocusIn}>
          {items.data.data.map((item) => (
            <Item key={item.id} lead={lead} item={item} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function Item({ lead, item }: { lead: Lead; item: components['schemas']['LeadItem'] }) {
  const intl = useIntl()
  const format = useFormat()
  const { name } = item.providerItem
  const removal = useWrite('deleteLeadItem', {
    refetch: reads,
    done: () => intl.formatMessage({ id: 'leads.offer.itemRemoved' }, { name }),
  })
  return (
    <li className={styles.row}>
      <Stack gap="none" className={styles.name}>
        <Text>
          <Bdi>{name}</Bdi>
        </Text>
        <Text size="sm" tone="muted">
          {item.price === null ? intl.formatMessage({ id: 'leads.offer.openPrice' }) : format.money(item.price, item.currency)}
          {!item.isAskedByCouple && <> · {intl.formatMessage({ id: 'leads.offer.byVendor' })}</>}
        </Text>
        {item.note && (
          <Text size="sm" dir="auto">
            {item.note}
          </Text>
        )}
      </Stack>
      <IconButton
        size="sm"
        icon={Trash2}
        label={intl.formatMessage({ id: 'leads.offer.removeItem' }, { name })}
        isPending={removal.isPending}
        // A refusal is shown in a toast.
        onPress={() => void removal.write({ path: { leadId: lead.id, leadItemId: item.id } }).catch(() => {})}
      />
    </li>
  )
}
