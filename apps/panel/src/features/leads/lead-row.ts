import type { components } from '@vendor-panel/contract'

export type Lead = components['schemas']['Lead']
/** A couple in a list: complete, or with the data of an event until it is read. */
export type ListedLead = components['schemas']['LeadEventRow'] &
  Pick<Lead, 'id'> &
  Partial<Pick<Lead, 'preview' | 'message' | 'match' | 'source'>>

/** The hint at the end of a row: the time left for an answer, that it was given, or that another call is due. */
export type AnswerHint =
  | { kind: 'due'; minutes: number; tone: 'critical' | 'caution' | 'neutral' }
  | { kind: 'overdue' | 'answered' | 'callAgain' }
  | null

const soonMinutes = 60
const laterMinutes = 3 * 60

/** The hint of a row. Wall-clock minutes: the vendor looks at a clock, and `dueAt` already accounts for working hours (RESP-03). */
export function answerHint(
  { dueAt, firstResponseAt, displayState }: Pick<Lead, 'dueAt' | 'firstResponseAt' | 'displayState'>,
  now: Temporal.Instant | null,
): AnswerHint {
  if (displayState === 'not_reached' || displayState === 'busy' || displayState === 'unreachable') return { kind: 'callAgain' }
  if (dueAt !== null && now !== null) {
    const minutes = Math.ceil((Temporal.Instant.from(dueAt).epochMilliseconds - now.epochMilliseconds) / 60_000)
    if (minutes <= 0) return { kind: 'overdue' }
    return { kind: 'due', minutes, tone: minutes <= soonMinutes ? 'critical' : minutes <= laterMinutes ? 'caution' : 'neutral' }
  }
  return firstResponseAt === null ? null : { kind: 'answered' }
}

/** Whether a couple is bold: unread, or with unread messages. */
export const isUnread = ({ readStatus, unreadMessageCount }: Pick<Lead, 'readStatus' | 'unreadMessageCount'>): boolean =>
  readStatus === 'unread' || unreadMessageCount > 0
