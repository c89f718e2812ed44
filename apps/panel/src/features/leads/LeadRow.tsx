import { Badge, Dot, Icon, VisuallyHidden } from '@vendor-panel/ui'
import { Timer } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import * as styles from './LeadRow.css.ts'
import { LeadMarks, LeadStateTag } from './LeadStateTag.tsx'
import { answerHint, isUnread, type ListedLead } from './lead-row.ts'
import { useAnswerHint } from './use-answer-hint.ts'

type LeadRowProps = { lead: ListedLead; now: Temporal.Instant }

/**
 * Three lines: name and time; the last message; status, wedding date, guests, and the time left to reply. In a narrow row date and guests
 * have a
 * line of their own.
 */
export const LeadRow = memo(function LeadRow({ lead, now }: LeadRowProps) {
  const intl = useIntl()
  const format = useFormat()
  const hasProviders = useUser().providers.length > 1
  const { couple, guestCount, unreadMessageCount, provider, match, preview, message } = lead
  const isNew = isUnread(lead)
  return (
    <span className={styles.row}>
      <span className={styles.dot}>{isNew && <Dot label={intl.formatMessage({ id: 'leads.row.unread' })} />}</span>
      <bdi className={isNew ? `${styles.name} ${styles.unread}` : styles.name}>{couple.name}</bdi>
      <time className={styles.time} dateTime={lead.createdAt}>
        {format.when(lead.createdAt, now)}
      </time>
      <span className={styles.messageLine}>
        {!match && preview?.direction === 'out' && <span className={styles.mine}>{intl.formatMessage({ id: 'leads.row.mine' })}</span>}
        {/* What a search found, or the last message; a couple who wrote nothing asked for a quote. */}
        <bdi className={styles.preview}>{match?.text ?? preview?.text ?? message ?? intl.formatMessage({ id: 'leads.row.asked' })}</bdi>
        {hasProviders && <bdi className={styles.provider}>{provider.name}</bdi>}
      </span>
      <span className={styles.facts}>
        <span className={styles.status} data-source={lead.source ?? undefined}>
          <LeadStateTag lead={lead} />
          <LeadMarks lead={lead} isLabelHidden />
        </span>
        <span className={styles.figures}>
          {couple.weddingDate === null ? intl.formatMessage({ id: 'leads.row.noDate' }) : format.dayShort(couple.weddingDate)}
          {guestCount !== null && ` · ${intl.formatMessage({ id: 'leads.row.guests' }, { count: guestCount })}`}
          {hasProviders && (
            <span className={styles.providerInFacts}>
              {' · '}
              <bdi>{provider.name}</bdi>
            </span>
          )}
        </span>
        <span className={styles.end}>
          {unreadMessageCount > 0 && (
            <Badge
              variant="solid"
              count={intl.formatNumber(unreadMessageCount)}
              label={intl.formatMessage({ id: 'leads.row.unreadCount' }, { count: unreadMessageCount })}
            />
          )}
          <DueHint lead={lead} now={now} />
        </span>
      </span>
    </span>
  )
})

/** How much time is left to reply, or that the vendor has replied. */
export function DueHint({ lead, now }: LeadRowProps) {
  const hintText = useAnswerHint()
  const hint = answerHint(lead, now)
  if (!hint) return null
  const tone = hint.kind === 'due' ? hint.tone : hint.kind === 'overdue' ? 'critical' : 'neutral'
  const { shown, hour, spoken } = hintText(hint, lead.dueAt)
  return (
    <span className={`${styles.hint} ${styles.hintTone[tone]}`}>
      {(hint.kind === 'due' || hint.kind === 'overdue') && <Icon icon={Timer} size={14} />}
      {spoken === undefined ? (
        shown
      ) : (
        <>
          <span aria-hidden>
            {shown}
            {hour && <span className={styles.hour}> {hour}</span>}
          </span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
