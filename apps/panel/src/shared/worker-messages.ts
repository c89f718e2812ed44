import { safeRedirect } from '@vendor-panel/domain'
import { isRecord, textsIn } from './guards.ts'

/** From a page to the service worker: who is signed in and the files that the page has loaded; or that the user has signed out. */
export type PageMessage = { type: 'user'; userId: number; files: string[] } | { type: 'forget' }

/** From the service worker to a page: the page that a notification opens. */
export type WorkerMessage = { type: 'open'; path: string }

export function readPageMessage(data: unknown): PageMessage | null {
  if (!isRecord(data)) return null
  const { type, userId, files } = data
  if (type === 'forget') return { type }
  return type === 'user' && typeof userId === 'number' ? { type, userId, files: textsIn(files) } : null
}

export function readWorkerMessage(data: unknown): WorkerMessage | null {
  if (!isRecord(data) || data['type'] !== 'open') return null
  const path = ownPath(data['path'])
  return path === null ? null : { type: 'open', path }
}

/** A path that opens a page of the panel; null for anything that could lead elsewhere. */
export const ownPath = (path: unknown): string | null => (typeof path === 'string' ? safeRedirect(path) : null)
