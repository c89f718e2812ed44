import { Badge, Dot, Icon, VisuallyHidden } from '@vendor-panel/ui'
import { Timer } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import * as styles from './LeadRow.css.ts'
import { LeadMarks, LeadStateTag } from './LeadStateTag.tsx'
import { answerHint, isUnread, type ListedLead } from './lead-row.ts'
import { useAnswerHint } from './use-answer-hint.ts'

type LeadRowProps = { lead: ListedLead; now: Temporal.Instant }

/** Three short lines: who and when; what they say; where they stand, the day, the guests, and how long an answer has. */
export const LeadRow = memo(function LeadRow({ lead, now }: LeadRowProps) {
  const intl = useIntl()
  const format = useFormat()
  const { couple, guestCount, unreadMessageCount } = lead
  const isNews = isUnread(lead)
  const guests = guestCount === null ? null : intl.formatMessage({ id: 'leads.row.guests' }, { count: guestCount })
  const day = couple.weddingDate === null ? intl.formatMessage({ id: 'leads.row.noDate' }) : format.dayShort(couple.weddingDate)
  return (
    <span className={styles.row}>
      <span className={styles.dot}>{isNews && <Dot label={intl.formatMessage({ id: 'leads.row.unread' })} />}</span>
      <bdi className={isNews ? `${styles.name} ${styles.unread}` : styles.name}>{couple.name}</bdi>
      <time className={styles.time} dateTime={lead.createdAt}>
        {format.when(lead.createdAt, now)}
      </time>
      <bdi className={styles.preview}>{usePreview(lead)}</bdi>
      <span className={styles.facts}>
        <LeadStateTag lead={lead} />
        <LeadMarks lead={lead} isLabelHidden />
        <span className={styles.figures}>{guests ? `${unbroken(day)} ${unbroken(`· ${guests}`)}` : unbroken(day)}</span>
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

/** Seen whole or not at all: a day cut short would be another day. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00A0')

/** What the couple said last, or what the vendor did; a couple who wrote nothing has asked all the same. */
function usePreview({ preview, message }: ListedLead): string {
  const intl = useIntl()
  if (preview) return preview.direction === 'out' ? intl.formatMessage({ id: 'leads.row.mine' }, { text: preview.text }) : preview.text
  return message ?? intl.formatMessage({ id: 'leads.row.asked' })
}

/** How much time an answer has left, or that it was given. */
export function DueHint({ lead, now }: LeadRowProps) {
  const hintText = useAnswerHint()
  const hint = answerHint(lead, now)
  if (!hint) return null
  const tone = hint.kind === 'due' ? hint.tone : hint.kind === 'overdue' ? 'critical' : 'neutral'
  return (
    <span className={`${styles.hint} ${styles.hintTone[tone]}`}>
      {(hint.kind === 'due' || hint.kind === 'overdue') && <Icon icon={Timer} size={14} />}
      {hint.kind === 'due' ? <DueTime text={hintText(hint, lead.dueAt)} /> : hintText(hint, lead.dueAt)}
    </span>
  )
}

/** A bare span of time says little to those who only hear it. */
function DueTime({ text }: { text: string }) {
  const intl = useIntl()
  return (
    <>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{intl.formatMessage({ id: 'leads.row.dueSpoken' }, { time: text })}</VisuallyHidden>
    </>
  )
}
