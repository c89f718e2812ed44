import type { components } from '@vendor-panel/contract'
import { discountDocumentsMax, discountDocumentsProblems, discountProblems, packageGate, type FieldProblem } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers, Input } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { Refusal, requireAtMost, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { openProvider, readableProviderIds } from '../providers/provider-access.ts'
import { findActiveProducts } from '../providers/provider-product.ts'
import {
  clearPrimary,
  countDiscounts,
  findDiscount,
  findDiscounts,
  findDocuments,
  insertDiscount,
  insertDocuments,
  lockDiscount,
  updateDiscount,
  type DiscountRow,
  type DocumentRow,
} from './discounts.queries.ts'
import { instantText } from '../platform/clock.ts'
import { lockProvider } from '../providers/providers.queries.ts'

type Discount = components['schemas']['Discount']
type Sent = Omit<Input<'createDiscount'>['body'], 'providerId'>

export const discountHandlers: Handlers<'listDiscounts' | 'createDiscount' | 'getDiscount' | 'replaceDiscount' | 'deleteDiscount'> = {
  async listDiscounts(context, { query }) {
    const { db, user } = context
    const { providerId } = query
    const { page, limit, offset } = requestedPage(query)
    const reader = { customerId: user.customerId, providerIds: await readableProviderIds(context, 'discounts') }
    const rows = await findDiscounts(db, reader, providerId, limit, offset)
    const total = await countDiscounts(db, reader, providerId)
    return { status: 200, body: { data: await toDiscounts({ db, user }, rows), meta: { page, limit, total } } }
  },

  async createDiscount(context, { body }) {
    const { db, user, now } = context
    const { providerId, ...sent } = body
    await openProvider(context, providerId, 'discounts', 'write')
    await lockProvider(db, user.customerId, providerId)
    await requireCampaigns(context, providerId)
    refuseProblems(problemsOf(sent, 0))
    if (sent.isPrimary) await clearPrimary(db, user.customerId, providerId)
    const owner = { customer_id: user.customerId, provider_id: providerId }
    const row = await insertDiscount(db, { ...owner, ...stored(sent), created_at: instantText(now()), updated_at: null, deleted_at: null })
    await keepDocuments(context, row.id, sent)
    await audit(context, { action: 'created', entity: 'discount', entityId: row.id })
    return { status: 201, headers: versionHeaders(row.version), body: { data: await toDiscount(context, row) } }
  },

  async getDiscount(context, { path }) {
    const row = await openDiscount(context, path.discountId, 'read')
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toDiscount(context, row) } }
  },

  async replaceDiscount(context, { path, body }) {
    const { db, user, now } = context
    const before = await lockedDiscount(context, path.discountId)
    requireVersion(context, before.version)
    const documents = await findDocuments(db, user.customerId, [before.id])
    refuseProblems(problemsOf(body, documents.length))
    if (body.isPrimary && !before.is_primary) await clearPrimary(db, user.customerId, before.provider_id)
    const row = await updateDiscount(db, user.customerId, before.id, { ...stored(body), updated_at: instantText(now()) })
    await keepDocuments(context, row.id, body)
    await audit(context, { action: 'updated', entity: 'discount', entityId: row.id })
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toDiscount(context, row) } }
  },

  async deleteDiscount(context, { path }) {
    const { db, user, now } = context
    const { id } = await lockedDiscount(context, path.discountId)
    const row = { table: 'discounts', ids: [id], columns: ['deleted_at'] } as const
    const headers = await undoable(context, { entity: 'discount', entityId: id }, row)
    await updateDiscount(db, user.customerId, id, { deleted_at: instantText(now()) })
    return { status: 204, headers }
  },
}

/** A discount of a provider whose page the user may access in this way (PERM-09). */
export async function openDiscount(context: VendorContext, discountId: number, needed: 'read' | 'write'): Promise<DiscountRow> {
  const row = requireFound(await findDiscount(context.db, context.user, discountId))
  await openProvider(context, row.provider_id, 'discounts', needed)
  return row
}

/** The same for a change. The provider is locked first, as when a discount is created, to avoid deadlocks. */
export async function lockedDiscount(context: VendorContext, discountId: number): Promise<DiscountRow> {
  const { db, user } = context
  const found = await openDiscount(context, discountId, 'write')
  await lockProvider(db, user.customerId, found.provider_id)
  return requireFound(await lockDiscount(db, user, discountId))
}

/** A provider can add campaigns if its active product includes them (DISC-07, UPG-03). */
async function requireCampaigns(context: VendorContext, providerId: number): Promise<void> {
  const product = (await findActiveProducts(context, [providerId])).get(providerId)
  const gate = packageGate('campaigns', product?.features ?? [])
  if (!gate.ok) throw new Refusal(402, gate.code, { params: { kind: gate.kind } })
}

/** The problems of the fields and of the files (DISC-02, DISC-05, FILE-07). */
function problemsOf(sent: Sent, documentsBefore: number): FieldProblem[] {
  const { intro, discountType, discountRatio = null, installmentCount = null, isPrimary = false, regularPrice, discountedPrice } = sent
  const prices = { regularPrice: regularPrice ?? null, discountedPrice: discountedPrice ?? null }
  const surplus = discountType === 'discount' ? { installmentCount } : { discountRatio }
  return [
    ...discountProblems({ intro, discountType, discountRatio, installmentCount, isPrimary, ...prices }),
    ...Object.entries(surplus).flatMap(([path, value]) => (value === null ? [] : [{ path, code: 'not_allowed' } as const])),
    ...discountDocumentsProblems(sent.documents ?? [], documentsBefore),
  ]
}

/** Refuses a restored document above the limit. */
export async function requireDocumentLimit({ db, user }: Pick<VendorContext, 'db' | 'user'>, discountId: number): Promise<void> {
  const { length } = await findDocuments(db, user.customerId, [discountId])
  requireAtMost(length, discountDocumentsMax)
}

function stored({ intro, discountType, discountRatio, installmentCount, isPrimary, regularPrice, discountedPrice }: Sent) {
  return {
    intro: intro.trim(),
    discount_type: discountType,
    discount_ratio: discountRatio ?? null,
    installment_count: installmentCount ?? null,
    regular_price: regularPrice ?? null,
    discounted_price: discountedPrice ?? null,
    is_primary: isPrimary ?? false,
  }
}

async function keepDocuments({ db, user, files }: VendorContext, discountId: number, { documents = [] }: Sent): Promise<void> {
  const rows = []
  for (const [index, file] of documents.entries()) {
    const { key, sizeBytes } = await files.keep(user.customerId, file, `documents[${index}]`)
    const kept = { name: file.name, size: sizeBytes, content_type: file.contentType, file_key: key }
    rows.push({ customer_id: user.customerId, discount_id: discountId, ...kept, deleted_at: null })
  }
  await insertDocuments(db, rows)
}

async function toDiscount(context: Pick<VendorContext, 'db' | 'user'>, row: DiscountRow): Promise<Discount> {
  const [discount] = await toDiscounts(context, [row])
  if (!discount) throw new Error('The answer lacks its discount')
  return discount
}

async function toDiscounts({ db, user }: Pick<VendorContext, 'db' | 'user'>, rows: readonly DiscountRow[]): Promise<Discount[]> {
  const ids = rows.map(({ id }) => id)
  const documents = await findDocuments(db, user.customerId, ids)
  return rows.map((row) => ({
    id: row.id,
    providerId: row.provider_id,
    intro: row.intro,
    discountType: row.discount_type,
    discountRatio: row.discount_ratio,
    installmentCount: row.installment_count,
    regularPrice: row.regular_price,
    discountedPrice: row.discounted_price,
    currency: user.currency,
    isPrimary: row.is_primary,
    documents: documents.filter(({ discount_id: id }) => id === row.id).map(toDocument),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}

function toDocument({ id, discount_id, name, content_type, size }: DocumentRow): components['schemas']['DiscountDocument'] {
  return { id, name, contentType: content_type, size, path: `/api/discounts/${discount_id}/documents/${id}` }
}
