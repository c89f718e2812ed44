import { featuresOfUpgrade, isProposalLapsed, localDate } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import type { ServiceContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { audit } from '../platform/audit/audit.ts'
import { announceAccount } from '../providers/provider-page-events.queries.ts'
import { findActiveProducts } from '../providers/provider-product.ts'
import { findProviderProducts } from '../providers/provider-products.queries.ts'
import { updateCustomer } from '../customers/customers.queries.ts'
import { notifyOfUpgrade } from './notify-account.ts'
import { openAccount } from './open-account.ts'
import {
  addFeatures,
  decideAction,
  findOpenProposals,
  findOpenUpgradeRequests,
  findUpgradeRequest,
  type ActionRow,
} from './sales.queries.ts'

export const salesHandlers: Handlers<'listSalesRequests' | 'createIntakeUpgradeDecision'> = {
  async listSalesRequests(context, { path }) {
    const { db, now } = context
    const { customerId } = path
    const { time_zone: timeZone } = await openAccount(context, customerId)
    const today = localDate(now(), timeZone)
    const upgrades = (await findOpenUpgradeRequests(db, customerId)).map((row) => ({
      entity: 'upgrade_request' as const,
      entityId: row.id,
      text: featureName(row),
      providerId: row.provider_id,
      createdAt: row.created_at,
    }))
    const proposals = (await findOpenProposals(db, customerId))
      .filter(({ created_at }) => !isProposalLapsed(localDate(Temporal.Instant.from(created_at), timeZone), today))
      .map(({ id, company_name: text, created_at: createdAt }) => ({
        entity: 'referral_proposal' as const,
        entityId: id,
        text,
        providerId: null,
        createdAt,
      }))
    const data = [...upgrades, ...proposals].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    return { status: 200, body: { data } }
  },

  async createIntakeUpgradeDecision(context, { path, body }) {
    const { db, now } = context
    const { customerId } = path
    const { actionId, decision } = body
    const customer = await openAccount(context, customerId)
    const action = requireFound(await findUpgradeRequest(db, customerId, actionId))
    if (action.decision !== null) throw new Refusal(409, 'already_decided')
    if (decision === 'grant') await grant(context, action, customer.time_zone)
    const decidedAt = instantText(now())
    await decideAction(db, customerId, actionId, { decision, decided_at: decidedAt })
    const acting = { db, now, user: { customerId, id: null } }
    await audit(acting, { action: 'updated', entity: 'customer', entityId: customerId, detail: `upgrade-${decision}` })
    await notifyOfUpgrade(db, { ...customer, action, decision, at: decidedAt })
    await announceAccount(db, customerId)
    return { status: 201, body: { data: { actionId, decision, decidedAt } } }
  },
}

/** The feature that was asked for (UPG-07): a popup of its own, or the name in the note. */
const featureName = ({ kind, note }: ActionRow): string => (kind === 'feature' ? (note ?? 'feature') : (kind ?? 'feature')).slice(0, 200)

/** Adds the features of a request to the active product of its provider, or of each provider (UPG-03). */
async function grant({ db, now }: ServiceContext, action: ActionRow, timeZone: string): Promise<void> {
  const { customer_id: customerId, provider_id: providerId, kind, note } = action
  const features = featuresOfUpgrade(kind ?? 'feature', note)
  if (features.includes('leads')) await updateCustomer(db, customerId, { lead_limit: null })
  const user = { customerId, timeZone }
  const ids = providerId === null ? await findProviderIds(db, customerId) : [providerId]
  const products = [...(await findActiveProducts({ db, now, user }, ids)).values()]
  if (products.length > 0)
    await addFeatures(
      db,
      customerId,
      products.map(({ id }) => id),
      features,
    )
  else if (!features.includes('leads')) throw new Refusal(404, 'not_found')
}

async function findProviderIds(db: ServiceContext['db'], customerId: number): Promise<number[]> {
  return [...new Set((await findProviderProducts(db, customerId, 'all')).map(({ provider_id }) => provider_id))]
}
