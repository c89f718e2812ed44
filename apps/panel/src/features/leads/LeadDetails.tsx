import { Bdi, Text } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useConfigLabel } from '../../shared/config-items.ts'
import { useFormat } from '../../shared/use-format.ts'
import { Mail, Phone } from './Contact.tsx'
import * as styles from './LeadTab.css.ts'
import type { Lead } from './lead-row.ts'

/** All data of a couple (LEAD-04). */
export function LeadDetails({ lead }: { lead: Lead }) {
  const intl = useIntl()
  const format = useFormat()
  const reasonLabel = useConfigLabel('info_request_reject_reason_id')
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
    <div className={styles.tab}>
      <dl className={styles.facts}>
        {facts.map(({ id, value }) => (
          <Fact key={id} label={intl.formatMessage({ id })} value={value} />
        ))}
      </dl>
    </div>
  )
}

const sources = ['provider_page', 'search', 'campaign', 'call_center', 'whatsapp'] as const

/** Where the couple came from; a source that the panel does not know is shown as it is. */
function Source({ source }: { source: string }) {
  const intl = useIntl()
  const known = sources.find((one) => one === source)
  return known ? intl.formatMessage({ id: `leads.source.${known}` }) : <Bdi>{source}</Bdi>
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
