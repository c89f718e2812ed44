import { useQueryClient } from '@tanstack/react-query'
import { isBlank } from '@vendor-panel/domain'
import { query, useMutate } from '@vendor-panel/sdk/query'
import { Skeleton, Stack, Text } from '@vendor-panel/ui'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { lazily } from '../../shared/lazily.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { useLoadFile } from '../../shared/use-load-file.ts'
import { useUser } from '../../shared/user.ts'
import { withMessages } from '../../shared/with-messages.ts'
import { withTextBelow } from './drafts.ts'
import { firstOpenChannel } from './lead-channels.ts'
import * as styles from './LeadMessages.css.ts'
import { patchLead } from './lead-cache.ts'
import type { Lead } from './lead-row.ts'
import type { NextCouple } from './LeadTabs.tsx'
import { RequestBubble, MessageBubble, type LeadMessage } from './MessageBubble.tsx'
import { MessageComposer } from './MessageComposer.tsx'
import { WaitingEntries } from './outbox/WaitingEntries.tsx'
import { useDraft } from './use-draft.ts'
import { useWriting } from './use-writing.ts'

const ColleagueNotice = lazily(withMessages(['leads.presence'], () => import('./ColleagueNotice.tsx').then((code) => code.ColleagueNotice)))

const messageOperations = ['createLeadMessage', 'createLeadSms'] as const

/** All messages between the couple and the vendor, and the draft of an answer. */
export function LeadMessages({ lead, bodyRef, ...next }: { lead: Lead; bodyRef: RefObject<HTMLTextAreaElement | null> } & NextCouple) {
  'use memo'
  const intl = useIntl()
  const subject = intl.formatMessage({ id: 'leads.composer.subjectDefault' }, { provider: lead.provider.name })
  const writing = useDraft(lead.id, { channel: firstOpenChannel(lead), subject, body: '', files: [] })
  const isWriting = !isBlank(writing.draft.body)
  useWriting(lead.id, isWriting)
  const thread = usePages('listLeadMessages', { path: { leadId: lead.id } })
  const newestId = thread.rows[0]?.id
  const api = useApi()
  const { id: userId } = useUser()
  const { load } = useLoadFile()
  const scroller = useRef<HTMLDivElement>(null)
  useMarkRead(lead, newestId)
  useDelivery(
    lead.id,
    thread.rows.some(({ status }) => status === 'queued'),
  )

  // A thread starts at its end, as in every messenger.
  useLayoutEffect(() => {
    const element = scroller.current
    if (element && newestId !== undefined) element.scrollTop = element.scrollHeight
  }, [newestId])

  // Retry of a failed message.
  const writeAgain = ({ channel, subject, body, files }: LeadMessage) => {
    const written = writing.keeper.state().draft.body
    writing.keeper.change({
      channel,
      body: withTextBelow(written, body),
      // A subject that belongs to another text stays.
      ...(subject !== null && isBlank(written) && { subject }),
    })
    bodyRef.current?.focus()
    if (files.length === 0) return
    void load(
      async () => (await import('./restore-files.ts')).restoreFiles(api, { userId, leadId: lead.id }, files),
      (restored) => writing.keeper.change({ files: [...writing.keeper.state().draft.files, ...restored] }),
    )
  }
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
            <ShowMore list={thread} label={intl.formatMessage({ id: 'leads.messages.older' })} />
            {!thread.hasMore && <RequestBubble lead={lead} messages={thread.rows} />}
            {thread.rows.toReversed().map((message) => (
              <MessageBubble key={message.id} lead={lead} message={message} onWriteAgain={writeAgain} />
            ))}
            <WaitingEntries leadId={lead.id} operations={messageOperations} />
            {thread.rows.length === 0 && !lead.message && <Text tone="muted">{intl.formatMessage({ id: 'leads.messages.empty' })}</Text>}
          </Stack>
        )}
      </div>
      {isWriting && !thread.isLoading && <ColleagueNotice kind="reply" rows={thread.rows.filter(({ direction }) => direction === 'out')} />}
      <MessageComposer lead={lead} writing={writing} bodyRef={bodyRef} {...next} />
    </div>
  )
}

/** A couple's message counts as read once it has been on the screen (LEAD-46). */
function useMarkRead({ id: leadId, unreadMessageCount }: Lead, newestId: number | undefined) {
  const client = useQueryClient()
  const { mutate } = useMutate('markLeadMessagesRead', {
    refetch: ['getLeadStats'],
    // A background write, so a failure is not shown: the count stays and the next opening tries again.
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

const deliveryMs = 2_000

/** Polls while an answer is being sent: no event reports its delivery. */
function useDelivery(leadId: number, isOnItsWay: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isOnItsWay) return undefined
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: query('listLeadMessages', { path: { leadId } }).queryKey }),
      deliveryMs,
    )
    return () => clearInterval(timer)
  }, [client, isOnItsWay, leadId])
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
