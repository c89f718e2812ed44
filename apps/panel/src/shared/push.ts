import type { VendorApi } from '@vendor-panel/sdk'
import { createStore, del, get, set } from 'idb-keyval'
import { integersIn, isRecord } from './guards.ts'
import type { PageMessage } from './worker-messages.ts'

/** Shared with the service worker and the other tabs. */
const device = createStore('vendor-panel-device', 'device')
/** Whose subscription this browser has: the next user of the browser has not consented to it (INT-01). */
type Owner = { userId: number; subscriptionId: number }
const ownerKey = 'push'

/** The owner in a stored value; another format counts as none. */
export function readOwner(stored: unknown): Owner | undefined {
  if (!isRecord(stored)) return undefined
  const { userId, subscriptionId } = stored
  return typeof userId === 'number' && typeof subscriptionId === 'number' ? { userId, subscriptionId } : undefined
}
const findOwner = async () => readOwner(await get(ownerKey, device))

/** The worker cannot be loaded (INT-02). */
const failedToLoad = () => new Error('script-failed-to-load')

async function registration(): Promise<ServiceWorkerRegistration> {
  const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!found || !('pushManager' in found)) throw failedToLoad()
  return found
}

/** Whether this browser gets the push messages of this user. */
export async function hasPush(userId: number): Promise<boolean> {
  const found = await registration().catch(() => null)
  const subscription = (await found?.pushManager.getSubscription()) ?? null
  return subscription !== null && (await findOwner())?.userId === userId
}

/** Asks for the browser's permission and subscribes. Resolves to false if the user refuses; rejects with `script-failed-to-load` (INT-02). */
export async function optIn(api: VendorApi, userId: number): Promise<boolean> {
  const worker = await registration()
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { data: key } = await api.getPushKey({})
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.publicKey })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw failedToLoad()
  const { data } = await api.createPushSubscription({ body: { endpoint, keys: { p256dh, auth } } })
  await set(ownerKey, { userId, subscriptionId: data.id } satisfies Owner, device)
  return true
}

/** Unsubscribes this browser, on the server for this user only: the push service refuses messages of any other. */
export async function optOut(api: VendorApi, userId: number): Promise<void> {
  const worker = await registration()
  const owner = await findOwner()
  if (owner?.userId === userId) await api.deletePushSubscription({ path: { pushSubscriptionId: owner.subscriptionId } }).catch(() => {})
  await del(ownerKey, device)
  await (await worker.pushManager.getSubscription())?.unsubscribe()
}

/** Ends the subscription of a user whose session ended without a sign-out. */
export async function endPushOfOthers(api: VendorApi, userId: number): Promise<void> {
  const owner = await findOwner()
  if (owner && owner.userId !== userId) await optOut(api, userId)
}

/** Before the sign-out: nothing of this user stays on the device (AMB-05). */
export async function leaveDevice(api: VendorApi, userId: number): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration()
  found?.active?.postMessage({ type: 'forget' } satisfies PageMessage, {})
  if (await hasPush(userId)) await optOut(api, userId)
}

const offeredKey = 'push-offered'

/** True once for each user on this device, unless the user has already refused notifications. */
export async function isPushOffered(userId: number): Promise<boolean> {
  if (Notification.permission === 'denied') return false
  const offered = integersIn(await get(offeredKey, device))
  if (offered.includes(userId)) return false
  await set(offeredKey, [...offered, userId], device)
  return true
}
