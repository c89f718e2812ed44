import { useQueryClient } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { useMutate } from '@vendor-panel/sdk/query'
import { Banner, Bdi, Button, Icon, Skeleton, Stack, Text } from '@vendor-panel/ui'
import { Check, Clock, TriangleAlert } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from './LoadFailed.tsx'
import * as styles from './LeadMessages.css.ts'
import { patchLead } from './lead-cache.ts'
import type { Lead } from './lead-row.ts'
import { MessageComposer } from './MessageComposer.tsx'
import { useLeadFormat } from './use-lead-format.ts'
import { useMinute } from './use-minute.ts'
import { usePages } from './use-pages.ts'

type LeadMessage = components['schemas']['LeadMessage']

/** All that was written between the couple and the vendor, and the answer being written. */
export function LeadMessages({ lead, bodyRef }: { lead: Lead; bodyRef: Ref<HTMLTextAreaElement> }) {
  const intl = useIntl()
  const thread = usePages('listLeadMessages', lead.id)
  const newestId = thread.rows[0]?.id
  const scroller = useRef<HTMLDivElement>(null)
  useMarkRead(lead, newestId)

  // A thread is read from its end, as it is in every messenger.
  useLayoutEffect(() => {
    const element = scroller.current
    if (element && newestId !== undefined) element.scrollTop = element.scrollHeight
  }, [newestId])

  return (
    <div className={styles.messages}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
      <div ref={scroller} className={styles.thread} tabIndex={0} role="log" aria-label={intl.formatMessage({ id: 'leads.messages.title' })}>
        {thread.isLoading ? (
          <ThreadSkeleton />
        ) : thread.isFailed ? (
          <LoadFailed onRetry={thread.retry} />
        ) : (
          <Stack gap="md">
            {thread.hasMore && (
              <Button variant="quiet" isPending={thread.isMoreLoading} onPress={thread.showMore}>
                {intl.formatMessage({ id: 'leads.messages.older' })}
              </Button>
            )}
            <FirstWords lead={lead} messages={thread.rows} />
            {thread.rows.toReversed().map((message) => (
              <Bubble key={message.id} lead={lead} message={message} />
            ))}
            {thread.rows.length === 0 && !lead.message && <Text tone="muted">{intl.formatMessage({ id: 'leads.messages.empty' })}</Text>}
          </Stack>
        )}
      </div>
      <MessageComposer lead={lead} bodyRef={bodyRef} />
    </div>
  )
}

/** What the couple wrote is read once it has been on the screen (LEAD-46). */
function useMarkRead({ id: leadId, unreadMessageCount }: Lead, newestId: number | undefined) {
  const client = useQueryClient()
  const { mutate } = useMutate('markLeadMessagesRead', {
    refetch: ['getLeadStats'],
    // Nobody asked for it, so nobody is told when it fails: the count stays and the next opening tries again.
    meta: { isErrorOwned: true },
    onSuccess: () => patchLead(client, leadId, (lead) => ({ ...lead, unreadMessageCount: 0 })),
  })
  const hasUnread = unreadMessageCount > 0
  useEffect(() => {
    if (!hasUnread || newestId === undefined) return undefined
    const mark = () => {
      if (document.visibilityState === 'visible') mutate({ path: { leadId }, body: { upToMessageId: newestId } })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [hasUnread, leadId, newestId, mutate])
}

/** The request itself, where the thread does not hold it already. */
function FirstWords({ lead, messages }: { lead: Lead; messages: LeadMessage[] }) {
  const intl = useIntl()
  const format = useLeadFormat()
  const now = useMinute()
  if (!lead.message || messages.some(({ direction, body }) => direction === 'in' && body === lead.message)) return null
  return (
    <article className={styles.bubble.in}>
      <p className={styles.meta}>
        <Bdi>{lead.couple.name}</Bdi> · {intl.formatMessage({ id: 'leads.messages.byRequest' })} · {format.moment(lead.createdAt, now)}
      </p>
      <p dir="auto" className={styles.body}>
        {lead.message}
      </p>
    </article>
  )
}

function Bubble({ lead, message }: { lead: Lead; message: LeadMessage }) {
  const intl = useIntl()
  const format = useLeadFormat()
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
      {message.status === 'failed' && (
        <Banner tone="critical" title={intl.formatMessage({ id: 'leads.messages.failed' })}>
          {intl.formatMessage({ id: `leads.messages.failed.${message.failReason ?? 'rejected'}` })}
        </Banner>
      )}
    </article>
  )
}

/** Whether an answer is on its way or gone; a failed one says so below its words (LEAD-30). */
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

function ThreadSkeleton() {
  return (
    <Stack gap="md">
      <div className={styles.bubble.in}>
        <Skeleton width="md" />
        <Skeleton />
        <Skeleton />
      </div>
      <div className={styles.bubble.out}>
        <Skeleton width="md" />
        <Skeleton />
      </div>
    </Stack>
  )
}
