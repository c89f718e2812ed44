import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, Button, Inline, Skeleton, Stack, Text } from '@vendor-panel/ui'
import { Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { lazily } from '../../shared/lazily.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { withMessages } from '../../shared/with-messages.ts'
import { Mail, Phone } from './Contact.tsx'
import * as styles from './LeadTab.css.ts'
import type { Lead } from './lead-row.ts'
import { useSourceLabel } from '../../shared/use-source-label.ts'

const LeadFiles = lazily(
  withMessages(['leads.files'], () => import('./LeadFiles.tsx').then((code) => code.LeadFiles)),
  <RowsSkeleton />,
)
const LeadDataDialog = lazily(() => import('./LeadDataDialog.tsx').then((code) => code.LeadDataDialog))

/** All data of a couple (LEAD-04), which the vendor can complete (LEAD-47). */
export function LeadDetails({ lead }: { lead: Lead }) {
  const intl = useIntl()
  const format = useFormat()
  const reasonLabel = useConfigLabel('info_request_reject_reason_id')
  const typeLabel = useConfigLabel('organization_type')
  const [isEditing, setEditing] = useState(false)
  const { data, isError, refetch } = useQuery(query('getLeadData', { path: { leadId: lead.id } }))
  const details = data?.data
  const isUnknown = isError && !details
  const awaited = <Skeleton width="sm" />
  const { couple, phone, email, contactPreference, provider } = lead
  const facts = [
    { id: 'leads.details.name', value: <Bdi>{couple.name}</Bdi> },
    { id: 'leads.details.phone', value: phone && <Phone phone={phone} preference={contactPreference} /> },
    { id: 'leads.details.email', value: email && <Mail email={email} preference={contactPreference} /> },
    { id: 'leads.details.contactPreference', value: intl.formatMessage({ id: `leads.contact.${lead.contactPreference}` }) },
    { id: 'leads.details.weddingDate', value: couple.weddingDate && format.dayWithWeekday(couple.weddingDate) },
    { id: 'leads.details.organizationDate', value: couple.organizationDate && format.dayWithWeekday(couple.organizationDate) },
    {
      id: 'leads.details.budgetPerPerson',
      value: lead.budgetPerPerson !== null && <Bdi>{format.money(lead.budgetPerPerson, lead.currency)}</Bdi>,
    },
    { id: 'leads.details.guestCount', value: lead.guestCount !== null && intl.formatNumber(lead.guestCount) },
    ...(isUnknown
      ? []
      : ([
          { id: 'leads.data.city', value: details ? details.city && <Bdi>{details.city}</Bdi> : awaited },
          {
            id: 'leads.data.ceremonyType',
            value: details ? details.ceremonyType && (typeLabel(details.ceremonyType) ?? details.ceremonyType) : awaited,
          },
          { id: 'leads.data.needs', value: details ? details.needs && <Bdi>{details.needs}</Bdi> : awaited },
        ] as const)),
    { id: 'leads.details.message', value: lead.message && <Bdi>{lead.message}</Bdi> },
    { id: 'leads.details.source', value: lead.source && <Source source={lead.source} /> },
    { id: 'leads.details.readStatus', value: intl.formatMessage({ id: `leads.read.${lead.readStatus}` }) },
    { id: 'leads.details.createdAt', value: format.full(lead.createdAt) },
    ...(lead.status === 'rejected'
      ? [{ id: 'leads.details.rejectReason', value: reasonLabel(lead.rejectReasonId) ?? lead.rejectReasonId } as const]
      : []),
    { id: 'leads.details.provider', value: <Bdi>{`${provider.name} · ${provider.category.name} · ${provider.city}`}</Bdi> },
    { id: 'leads.details.extensionNumber', value: <Bdi isLatin>{lead.extensionNumber}</Bdi> },
    { id: 'leads.details.itemCount', value: intl.formatNumber(lead.itemCount) },
  ] as const satisfies readonly { id: string; value: ReactNode }[]
  return (
    <Stack gap="lg" className={styles.tab}>
      <Inline justify="end">
        <Button icon={Pencil} onPress={() => setEditing(true)}>
          {intl.formatMessage({ id: 'leads.data.edit' })}
        </Button>
      </Inline>
      {isUnknown && <LoadFailed onRetry={() => void refetch()} />}
      <dl className={styles.facts}>
        {facts.map(({ id, value }) => (
          <Fact key={id} label={intl.formatMessage({ id })} value={value} />
        ))}
      </dl>
      <LeadFiles leadId={lead.id} />
      {isEditing && <LeadDataDialog lead={lead} onClose={() => setEditing(false)} />}
    </Stack>
  )
}

function Source({ source }: { source: string }) {
  return <Bdi>{useSourceLabel()(source)}</Bdi>
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  const intl = useIntl()
  const isKnown = value !== null && value !== false && value !== ''
  return (
    <>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>
        {isKnown ? (
          value
        ) : (
          <Text as="span" tone="muted">
            {intl.formatMessage({ id: 'leads.fact.none' })}
          </Text>
        )}
      </dd>
    </>
  )
}
