import { hashOf } from '../platform/session/token.ts'

/**
 * What the bank calls a payment: the same for a request that is sent again, and another one for another request. The account is part of it,
 * because the browser brings only the reference back from the bank.
 */
export const bankReference = (customerId: number, callId: string, request: unknown) =>
  `vp_${customerId}_${hashOf(`${callId}/${JSON.stringify(request)}`).slice(0, 40)}`

/** The account of a reference; undefined for one that is not ours. */
export function customerOf(reference: string): number | undefined {
  const [, customerId] = /^vp_(\d{1,15})_[\w-]{40}$/.exec(reference) ?? []
  return customerId === undefined ? undefined : Number(customerId)
}
