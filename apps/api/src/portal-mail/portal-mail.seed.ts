import { instantText } from '../platform/clock.ts'
import { demoForwardingSecret } from '../seed/demo-link.ts'
import type { Seed } from '../seed/seed-context.ts'
import { replaceForwardingSecret } from './portal-mail.queries.ts'

export const portalMailSeed: Seed = {
  after: ['providers'],
  /** Every account forwards the enquiries of its first provider. */
  async account({ db, now, customer }) {
    const [provider] = customer.providers
    if (!provider) return
    const created_at = instantText(now.subtract({ hours: 24 * 90 }))
    await replaceForwardingSecret(db, {
      secret: demoForwardingSecret(provider.id),
      customer_id: customer.id,
      provider_id: provider.id,
      created_at,
    })
  },
}
