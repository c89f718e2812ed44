import type { VendorContext } from '../platform/contract/context.ts'
import { requireManager } from '../platform/session/access.ts'
import { openProvider } from '../providers/provider-access.ts'
import type { PaymentRow } from './payments.queries.ts'

/** A payment of a provider is for those who may open its page `payments`, one of the account for its managers. */
export async function requirePaymentAccess(context: VendorContext, { provider_id }: PaymentRow, needed: 'read' | 'write'): Promise<void> {
  if (provider_id === null) requireManager(context.user)
  else await openProvider(context, provider_id, 'payments', needed)
}
