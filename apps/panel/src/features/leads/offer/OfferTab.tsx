import { Banner, Button, Heading, Inline, Stack } from '@vendor-panel/ui'
import { isContactHidden, leadActions, localDate } from '@vendor-panel/domain'
import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { FilePlus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { lazily } from '../../../shared/lazily.tsx'
import { ListStates } from '../../../shared/list/ListStates.tsx'
import { ShowMore } from '../../../shared/list/ShowMore.tsx'
import { usePages } from '../../../shared/list/use-pages.ts'
import { useMinute } from '../../../shared/use-minute.ts'
import { useUser } from '../../../shared/user.ts'
import { closedReason } from '../lead-channels.ts'
import type { Lead } from '../lead-row.ts'
import * as tabStyles from '../LeadTab.css.ts'
import { LeadItems } from './LeadItems.tsx'
import { newOffer, offerAgain, type OfferValues } from './offer-form.ts'
import { OfferCard } from './OfferCard.tsx'

const OfferDialog = lazily(() => import('./OfferDialog.tsx').then((module) => module.OfferDialog))

/** The quotes for a couple (AMB-58): what it asked about, a new offer, and those that were sent (LEAD-50). */
export function OfferTab({ lead }: { lead: Lead }) {
  const intl = useIntl()
  const user = useUser()
  const today = localDate(useMinute(), user.details.timeZone)
  const offers = usePages('listLeadOffers', { path: { leadId: lead.id } })
  const items = useQuery(query('listLeadItems', { path: { leadId: lead.id } }))
  const [draft, setDraft] = useState<OfferValues | null>(null)
  const closed = closedReason(lead, 'email') ?? (isContactHidden(lead.contactPreference) ? 'preference' : null)
  const canOffer = leadActions(lead).includes('offer')
  return (
    <Stack gap="xl" className={tabStyles.tab}>
      {closed !== null && <Banner tone="neutral">{intl.formatMessage({ id: 'leads.offer.closed' })}</Banner>}
      <LeadItems lead={lead} />
      <Stack gap="md">
        <Inline justify="between">
          <Heading level={2} size="body">
            {intl.formatMessage({ id: 'leads.offer.title' })}
          </Heading>
          {closed === null && canOffer && (
            <Button
              variant="primary"
              icon={FilePlus}
              isDisabled={items.isLoading}
              onPress={() => setDraft(newOffer(lead, items.data?.data ?? [], today, user.preferredLanguage ?? 'en_CA'))}
            >
              {intl.formatMessage({ id: 'leads.offer.new' })}
            </Button>
          )}
        </Inline>
        <ListStates list={offers} empty={intl.formatMessage({ id: 'leads.offer.empty' })}>
          <Stack as="ul" gap="md">
            {offers.rows.map((offer, index) => (
              <OfferCard
                key={offer.id}
                lead={lead}
                offer={offer}
                isNewest={index === 0}
                onAgain={() => setDraft(offerAgain(offer, today))}
              />
            ))}
          </Stack>
        </ListStates>
        <ShowMore list={offers} label={intl.formatMessage({ id: 'leads.offer.more' })} />
      </Stack>
      {draft && <OfferDialog lead={lead} initial={draft} onClose={() => setDraft(null)} />}
    </Stack>
  )
}
