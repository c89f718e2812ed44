import type { VendorContext } from '../platform/contract/context.ts'
import { throttle, type Throttle } from '../platform/throttle/throttle.ts'

/** E-mails and SMS to couples: more than a user writes by hand, too few to send spam in our name. */
export const sendThrottles = {
  lead: { scope: 'send-lead', triesMax: 30, windowMinutes: 60 },
  user: { scope: 'send-user', triesMax: 300, windowMinutes: 60 },
  customer: { scope: 'send-customer', triesMax: 1000, windowMinutes: 60 },
} as const satisfies Record<string, Throttle>

/** Call it last in the transaction that sends: a refused message does not count, and the counters are locked for a moment only. */
export async function countSending(
  context: Pick<VendorContext, 'db' | 'now'> & { user: Pick<VendorContext['user'], 'id' | 'customerId'> },
  leadId: number,
): Promise<void> {
  const { customerId, id } = context.user
  await throttle(context, sendThrottles.lead, `${customerId}/${leadId}`)
  await throttle(context, sendThrottles.user, `${customerId}/${id}`)
  await throttle(context, sendThrottles.customer, String(customerId))
}
