import { isRecord } from '../shared/guards.ts'
import { ownPath } from '../shared/worker-messages.ts'

/** A push message: what it shows, the page it opens, and the user it is for. */
export type PushNotice = { userId: number; title: string; body: string; path: string; tag: string }

/** The message if it is tagged with the user who is signed in on this device, and opens a page of the panel; otherwise null (INT-01). */
export function noticeFor(userId: unknown, message: unknown): PushNotice | null {
  if (!isRecord(message)) return null
  const { title, body, tag } = message
  const path = ownPath(message['path'])
  if (typeof userId !== 'number' || message['userId'] !== userId || path === null) return null
  return typeof title === 'string' && typeof body === 'string' && typeof tag === 'string' ? { userId, title, body, path, tag } : null
}
