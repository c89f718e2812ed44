import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { referralTotalMax } from '@vendor-panel/domain'
import { Heading, Inline, ListRow, Meter, RowList, Stack, StatusTag, Text } from '@vendor-panel/ui'
import { BadgeCheck, CircleDashed, HandCoins, PhoneCall, Send, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import { useReward } from './use-reward.ts'

type Proposal = Answer<'listReferralProposals'>['data'][number]
type ProposalsProps = { categories: readonly { value: string; label: string }[] }

const looks = {
  sent: { tone: 'info', icon: Send },
  contacted: { tone: 'info', icon: PhoneCall },
  signed: { tone: 'positive', icon: BadgeCheck },
  paid: { tone: 'positive', icon: HandCoins },
  lapsed: { tone: 'neutral', icon: CircleDashed },
} as const satisfies Record<Proposal['status'], { tone: string; icon: LucideIcon }>

/** The referred firms with their state and reward, and how much of the total limit is used (REFER-12, AMB-36). */
export function Proposals({ categories }: ProposalsProps) {
  const intl = useIntl()
  const format = useFormat()
  const id = useId()
  const { currency } = useUser().customer
  const { each, month, total } = useReward()
  const list = usePages('listReferralProposals')
  // The rows may be the first page of several.
  const earned = useQuery(query('listReferralProposals')).data?.meta.earned ?? 0
  return (
    <section aria-labelledby={id}>
      <Stack gap="lg">
        <Heading level={2} size="lg" id={id}>
          {intl.formatMessage({ id: 'referral.proposals' })}
        </Heading>
        {earned > 0 && (
          <Stack gap="xs">
            <Meter
              label={intl.formatMessage({ id: 'referral.earned' })}
              value={earned}
              max={referralTotalMax}
              valueText={intl.formatMessage({ id: 'referral.earnedOf' }, { earned: format.money(earned, currency), total })}
            />
            <Text size="sm" tone="muted">
              {intl.formatMessage({ id: 'referral.limits' }, { each, month, total })}
            </Text>
          </Stack>
        )}
        <ListStates list={list} empty={intl.formatMessage({ id: 'referral.none' })}>
          <RowList label={intl.formatMessage({ id: 'referral.proposals' })} items={list.rows}>
            {(proposal) => (
              <ProposalRow proposal={proposal} category={categories.find(({ value }) => value === String(proposal.category.id))?.label} />
            )}
          </RowList>
        </ListStates>
        <ShowMore list={list} />
      </Stack>
    </section>
  )
}

function ProposalRow({ proposal, category }: { proposal: Proposal; category: string | undefined }) {
  const intl = useIntl()
  const format = useFormat()
  const { status, reward, companyName, name, validUntil, paidBy } = proposal
  const isOpen = status === 'sent' || status === 'contacted'
  return (
    <ListRow>
      <Inline gap="sm">
        <Heading level={3} size="body" dir="auto">
          {companyName}
        </Heading>
        <StatusTag {...looks[status]}>{intl.formatMessage({ id: `referral.status.${status}` })}</StatusTag>
      </Inline>
      <Text size="sm" tone="muted">
        {[name, category]
          .filter((text) => text !== undefined)
          .map((text, index) => (
            <span key={text}>
              {index > 0 && ' · '}
              <bdi>{text}</bdi>
            </span>
          ))}
      </Text>
      {isOpen && (
        <Text size="sm" tone="muted">
          {intl.formatMessage({ id: 'referral.validUntil' }, { day: format.day(validUntil) })}
        </Text>
      )}
      {reward && (
        <Text size="sm">
          {intl.formatMessage(
            { id: status === 'paid' ? 'referral.paid' : 'referral.reward' },
            { amount: format.money(reward.amount, reward.currency), day: paidBy && format.day(paidBy) },
          )}
        </Text>
      )}
    </ListRow>
  )
}
