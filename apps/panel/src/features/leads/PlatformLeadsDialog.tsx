import type { components } from '@vendor-panel/contract'
import { Button, Dialog, Inline, ListRow, RowList, Stack, Text } from '@vendor-panel/ui'
import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useWrite } from '../../shared/use-write.ts'
import { moneyText } from '../../shared/money-text.ts'
import { leadPath, type LeadFilters } from './leads-url.ts'

type PlatformLead = components['schemas']['PlatformLead']

/** Couples that the call team of the platform offers; the first vendor who accepts one gets its contact data (LEAD-48). */
export function PlatformLeadsDialog({ filters, onClose }: { filters: LeadFilters; onClose: () => void }) {
  const intl = useIntl()
  const offered = usePages('listPlatformLeads', {})
  return (
    <Dialog
      size="lg"
      title={intl.formatMessage({ id: 'leads.tool.platform' })}
      strings={{ close: intl.formatMessage({ id: 'app.close' }) }}
      onClose={onClose}
    >
      <Stack gap="lg">
        <Text isProse>{intl.formatMessage({ id: 'leads.platform.body' })}</Text>
        <ListStates list={offered} skeleton={<RowsSkeleton count={3} />} empty={intl.formatMessage({ id: 'leads.platform.empty' })}>
          <RowList label={intl.formatMessage({ id: 'leads.tool.platform' })} items={offered.rows}>
            {(lead) => <Offered lead={lead} filters={filters} onClose={onClose} />}
          </RowList>
        </ListStates>
        <ShowMore list={offered} />
      </Stack>
    </Dialog>
  )
}

function Offered({ lead, filters, onClose }: { lead: PlatformLead; filters: LeadFilters; onClose: () => void }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const [, navigate] = useLocation()
  const { id, name, provider, weddingDate, guestCount, budgetPerPerson, currency, note, expiresAt } = lead
  const acceptance = useWrite('acceptPlatformLead', {
    refetch: ['listPlatformLeads', 'listLeads', 'getLeadStats'],
    done: () => intl.formatMessage({ id: 'leads.platform.accepted' }, { name }),
  })
  const accept = async () => {
    // A refusal is shown in a toast, and the upgrade dialog if the package has no couple left.
    const accepted = await acceptance.write({ path: { platformLeadId: id }, idempotencyKey: crypto.randomUUID() }).catch(() => null)
    if (!accepted) return
    navigate(leadPath(accepted.data.id, filters))
    onClose()
  }
  const facts = [
    weddingDate && format.dayShort(weddingDate),
    guestCount !== null && intl.formatMessage({ id: 'leads.row.guests' }, { count: guestCount }),
    budgetPerPerson !== null &&
      intl.formatMessage({ id: 'leads.platform.perPerson' }, { amount: moneyText(intl, budgetPerPerson, currency) }),
  ].filter(Boolean)
  return (
    <ListRow
      actions={
        <Button
          size="sm"
          variant="primary"
          icon={Check}
          aria-label={intl.formatMessage({ id: 'leads.platform.acceptOf' }, { name })}
          isPending={acceptance.isPending}
          onPress={() => void accept()}
        >
          {intl.formatMessage({ id: 'leads.platform.accept' })}
        </Button>
      }
    >
      <Inline gap="sm">
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" tone="muted">
          <bdi>{provider.name}</bdi>
        </Text>
      </Inline>
      {facts.length > 0 && (
        <Text size="sm" isNumeric>
          {facts.join(' · ')}
        </Text>
      )}
      {note && (
        <Text isProse dir="auto">
          {note}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'leads.platform.until' }, { date: format.moment(expiresAt, now) })}
      </Text>
    </ListRow>
  )
}
