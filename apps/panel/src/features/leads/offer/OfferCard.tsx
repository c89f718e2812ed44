import type { components } from '@vendor-panel/contract'
import { Banner, Button, Disclosure, Inline, StatusTag, Text, type Tone } from '@vendor-panel/ui'
import { Check, Clock, Download, Hourglass, Undo2, X, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useApi } from '../../../shared/api.ts'
import { Facts } from '../../../shared/Facts.tsx'
import { saveFile } from '../../../shared/save-file.ts'
import { useLoadFile } from '../../../shared/use-load-file.ts'
import { useFormat } from '../../../shared/use-format.ts'
import { useMinute } from '../../../shared/use-minute.ts'
import { useWrite } from '../../../shared/use-write.ts'
import type { Lead } from '../lead-row.ts'
import { useLeadAction } from '../use-lead-action.ts'
import * as styles from './offer.css.ts'
import { OfferLinesRead } from './OfferLinesRead.tsx'

type Offer = components['schemas']['LeadOffer']

const looks: Record<Offer['state'], { tone: Tone; icon: LucideIcon }> = {
  sent: { tone: 'info', icon: Hourglass },
  accepted: { tone: 'positive', icon: Check },
  declined: { tone: 'critical', icon: X },
  expired: { tone: 'caution', icon: Clock },
  withdrawn: { tone: 'neutral', icon: Undo2 },
}

type CardProps = { lead: Lead; offer: Offer; isNewest: boolean; onAgain: () => void }

/** An offer that was sent: its state, its content, and what can still be done. */
export function OfferCard({ lead, offer, isNewest, onAgain }: CardProps) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const api = useApi()
  const { load, isLoading } = useLoadFile()
  const withdrawal = useWrite('createOfferWithdrawal', {
    refetch: ['listLeadOffers'],
    done: () => intl.formatMessage({ id: 'leads.offer.withdrawn' }),
  })
  const { state, total, currency, eventDate, spaceName, guestCount, validUntil, answerNote, author, createdAt } = offer
  const path = { leadId: lead.id, offerId: offer.id }
  const facts = [
    eventDate && format.dayWithWeekday(eventDate),
    spaceName,
    guestCount !== null && intl.formatMessage({ id: 'leads.offer.guests' }, { count: guestCount }),
  ].filter((fact) => fact !== null && fact !== false && fact !== '')
  const { tone, icon } = looks[state]
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.sum}>{format.money(total, currency)}</span>
        <StatusTag tone={tone} icon={icon}>
          {intl.formatMessage({ id: `leads.offer.state.${state}` })}
        </StatusTag>
      </div>
      {facts.length > 0 && (
        <Text>
          <Facts facts={facts} />
        </Text>
      )}
      <Text size="sm" tone="muted">
        {intl.formatMessage(
          { id: 'leads.offer.sentBy' },
          { author: author.name, at: format.moment(createdAt, now), day: format.day(validUntil) },
        )}
      </Text>
      {answerNote !== null && (
        <Text isProse dir="auto">
          {answerNote}
        </Text>
      )}
      {state === 'accepted' && isNewest && lead.status !== 'deal' && <DealProposal lead={lead} offer={offer} />}
      <Disclosure title={intl.formatMessage({ id: 'leads.offer.content' })}>
        <OfferLinesRead lines={offer.lines} reduction={offer.reduction} currency={currency} />
      </Disclosure>
      <Inline gap="sm">
        <Button
          size="sm"
          icon={Download}
          isPending={isLoading}
          onPress={() =>
            void load(
              () => api.downloadLeadOffer({ path }),
              (file) => saveFile(file, intl.formatMessage({ id: 'leads.offer.file' }, { name: lead.couple.name })),
            )
          }
        >
          {intl.formatMessage({ id: 'leads.offer.pdf' })}
        </Button>
        <Button size="sm" onPress={onAgain}>
          {intl.formatMessage({ id: 'leads.offer.again' })}
        </Button>
        {state === 'sent' && (
          <Button
            size="sm"
            variant="quiet"
            tone="critical"
            isPending={withdrawal.isPending}
            onPress={() => void withdrawal.write({ path }).catch(() => {})}
          >
            {intl.formatMessage({ id: 'leads.offer.withdraw' })}
          </Button>
        )}
      </Inline>
    </li>
  )
}

/** The couple has accepted: one press records the deal with the amount and the day of the offer (LEAD-37). */
function DealProposal({ lead, offer }: { lead: Lead; offer: Offer }) {
  const intl = useIntl()
  const action = useLeadAction(lead)
  const { total, eventDate } = offer
  return (
    <Banner
      tone="positive"
      actions={
        <Button
          size="sm"
          variant="primary"
          isPending={action.isPending}
          onPress={() => action.run({ type: 'deal', amount: total, ...(eventDate !== null && { organizationDate: eventDate }) })}
        >
          {intl.formatMessage({ id: 'leads.offer.recordDeal' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'leads.offer.acceptedBy' }, { name: lead.couple.name })}
    </Banner>
  )
}
