import type { components } from '@vendor-panel/contract'
import { Banner, Bdi, Button, Icon, Skeleton } from '@vendor-panel/ui'
import { Check, Clock, TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { lazily } from '../../shared/lazily.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { withMessages } from '../../shared/with-messages.ts'
import * as styles from './LeadMessages.css.ts'
import type { Lead } from './lead-row.ts'

const MessageFiles = lazily(
  withMessages(['leads.files'], () => import('./MessageFiles.tsx').then((code) => code.MessageFiles)),
  <Skeleton />,
)

export type LeadMessage = components['schemas']['LeadMessage']

/** The request itself, unless the thread already contains it. */
export function RequestBubble({ lead, messages }: { lead: Lead; messages: LeadMessage[] }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  if (!lead.message || messages.some(({ direction, body }) => direction === 'in' && body === lead.message)) return null
  return (
    <article className={styles.bubble.in}>
      <p className={styles.meta}>
        <Bdi>{lead.couple.name}</Bdi> · {intl.formatMessage({ id: 'leads.messages.byRequest' })} ·{' '}
        <time dateTime={lead.createdAt}>{format.moment(lead.createdAt, now)}</time>
      </p>
      <p dir="auto" className={styles.body}>
        {lead.message}
      </p>
    </article>
  )
}

type MessageBubbleProps = { lead: Lead; message: LeadMessage; onWriteAgain: (message: LeadMessage) => void }

/** One message: author, channel, time, and delivery status. */
export function MessageBubble({ lead, message, onWriteAgain }: MessageBubbleProps) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const { direction, channel, author, subject, body, createdAt } = message
  const writer = direction === 'in' ? lead.couple.name : (author?.name ?? intl.formatMessage({ id: 'leads.messages.you' }))
  return (
    <article className={styles.bubble[direction]}>
      <p className={styles.meta}>
        <Bdi>{writer}</Bdi> · {intl.formatMessage({ id: channel === 'sms' ? 'leads.messages.bySms' : 'leads.messages.byEmail' })} ·{' '}
        <time dateTime={createdAt}>{format.moment(createdAt, now)}</time>
        <Delivery message={message} />
      </p>
      {subject && (
        <p dir="auto" className={styles.subject}>
          {subject}
        </p>
      )}
      <p dir="auto" className={styles.body}>
        {body}
      </p>
      {message.files.length > 0 && <MessageFiles leadId={lead.id} files={message.files} />}
      {message.status === 'failed' && (
        <Banner
          tone="critical"
          title={intl.formatMessage({ id: 'leads.messages.failed' })}
          actions={
            <Button size="sm" onPress={() => onWriteAgain(message)}>
              {intl.formatMessage({ id: 'leads.messages.retry' })}
            </Button>
          }
        >
          {intl.formatMessage({ id: `leads.messages.failed.${message.failReason ?? 'rejected'}` })}
        </Banner>
      )}
    </article>
  )
}

/** Whether an answer is being sent or was sent; a failed one shows the error below its text (LEAD-30). */
function Delivery({ message: { direction, status } }: { message: LeadMessage }) {
  const intl = useIntl()
  if (direction === 'in') return null
  const [icon, id] =
    status === 'queued'
      ? ([Clock, 'leads.messages.queued'] as const)
      : status === 'failed'
        ? ([TriangleAlert, 'leads.messages.failed'] as const)
        : ([Check, 'leads.messages.sent'] as const)
  return (
    <span className={styles.delivery}>
      <Icon icon={icon} size={12} /> {status !== 'failed' && intl.formatMessage({ id })}
    </span>
  )
}
