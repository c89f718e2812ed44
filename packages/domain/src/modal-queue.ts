import { entryOf } from './entry-of.ts'

/** The modals of the queue, by priority (MODAL-02..05, AMB-03). */
export const modals = [
  'advertisement-video',
  'catalog-price-update',
  'catalog-insert-warning',
  'missing-data',
  'provider-referral',
] as const
export type Modal = (typeof modals)[number]

/** The delay before a modal, after the page or the previous modal, in milliseconds (MODAL-06, MODAL-16, CONST-12). */
export const modalDelayMs = 100

const hourMs = 3_600_000

/** When a dismissed modal shows again: never, or after so many milliseconds (MODAL-11..13, CONST-11). */
export const modalReshow: Record<Modal, 'once' | number> = {
  'advertisement-video': 'once',
  'catalog-price-update': 24 * hourMs,
  'catalog-insert-warning': 6 * hourMs,
  'missing-data': 6 * hourMs,
  'provider-referral': 'once',
}

// MODAL-07, MODAL-08: pages on which a modal would interrupt work.
const suppressedPaths = [
  /^\/providers\/[^/]+\/(info|payments|gallery|galleries)(\/|$)/,
  /^\/galleries\/?$/,
  /^\/checkout\/?$/,
  /^\/auth(\/|$)/,
  /^\/password-renew\/?$/,
  /^\/password-reset(\/|$)/,
]

/** Whether modals are suppressed: on those pages, and while an operator acts as the user (MODAL-07..09, AUTH-45). */
export function suppressesModals(path: string, isImpersonating: boolean): boolean {
  return isImpersonating || suppressedPaths.some((pattern) => pattern.test(path.replace(/[?#].*/s, '')))
}

/** The prefix of the keys of stored dismissals; a logout keeps them (MODAL-17, AMB-05). */
export const modalStoragePrefix = 'modal:'

export type ModalStorageKey = `${typeof modalStoragePrefix}${number}:${Modal}${'' | `:${string}`}`

/**
 * The key of a dismissal on this device; it survives logout and belongs to one user (MODAL-17), and to one video, so that the next video
 * shows once as well (AMB-62).
 */
export function modalStorageKey(userId: number, modal: Modal, videoId?: string): ModalStorageKey {
  const key = `${modalStoragePrefix}${userId}:${modal}` as const
  return modal === 'advertisement-video' && videoId !== undefined ? `${key}:${videoId}` : key
}

/** The value stored when a modal is dismissed: `once`, or the time in epoch milliseconds (MODAL-10). */
export function modalDismissal(modal: Modal, now: Temporal.Instant): string {
  return modalReshow[modal] === 'once' ? 'once' : String(now.epochMilliseconds)
}

/** Whether a modal may show, given the stored value (MODAL-10..14). A corrupt value, or a time in the future, shows it. */
export function isModalDue(modal: Modal, stored: string | null, now: Temporal.Instant): boolean {
  const reshow = entryOf(modalReshow, modal) ?? 0
  if (reshow === 'once') return stored !== 'once'
  if (!stored?.match(/^\d{1,16}$/)) return true
  const passedMs = now.epochMilliseconds - Number(stored)
  return passedMs < 0 || passedMs >= reshow
}

/** The conditions of modals; missing data is null if it could not be loaded (AMB-47). */
export interface ModalConditions {
  advertisementVideo: boolean
  missingData: { outdatedPrices: boolean; unpricedCatalog: boolean; missingFields: boolean } | null
  referral: boolean
}

/** The modals whose condition is met, by priority (MODAL-01..05, AMB-47). */
export function dueModals({ advertisementVideo, missingData, referral }: ModalConditions): Modal[] {
  const isWanted: Record<Modal, boolean> = {
    'advertisement-video': advertisementVideo,
    'catalog-price-update': missingData?.outdatedPrices ?? false,
    'catalog-insert-warning': missingData?.unpricedCatalog ?? false,
    'missing-data': missingData?.missingFields ?? false,
    'provider-referral': referral,
  }
  return modals.filter((modal) => isWanted[modal])
}

/**
 * The modal to show now, or null (MODAL-01). On a page that suppresses modals it is null without a dismissal,
 * so that the modal returns after leaving (MODAL-15).
 */
export function nextModal(
  wanted: readonly Modal[],
  storedOf: (modal: Modal) => string | null,
  where: { path: string; isImpersonating: boolean },
  now: Temporal.Instant,
): Modal | null {
  if (suppressesModals(where.path, where.isImpersonating)) return null
  return modals.find((modal) => wanted.includes(modal) && isModalDue(modal, storedOf(modal), now)) ?? null
}
