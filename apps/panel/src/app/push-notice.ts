/** A push message: what it shows, the page it opens, and the user it is for. */
export type PushNotice = { userId: number; title: string; body: string; path: string; tag: string }

/** The message if it is tagged with the user who is signed in on this device; otherwise null (INT-01). */
export function noticeFor(userId: unknown, message: unknown): PushNotice | null {
  const notice = message as PushNotice | null | undefined
  return typeof notice?.userId === 'number' && notice.userId === userId ? notice : null
}
