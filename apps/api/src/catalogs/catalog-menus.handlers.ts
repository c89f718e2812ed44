import type { components } from '@vendor-panel/contract'
import { catalogMenuProblems, localDate, type FieldProblem } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { openProvider } from '../providers/provider-access.ts'
import {
  deleteCatalogMenuRow,
  findCatalogMenu,
  findCatalogMenus,
  insertCatalogMenu,
  updateCatalogMenuRow,
  type CatalogMenuRow,
} from './catalog-menus.queries.ts'
import { expiryToleranceDays } from './catalog-pricing.ts'
import { hasActiveItem } from '../configs/configs.queries.ts'
import { requireOwnCustomer } from '../platform/session/access.ts'

type Schemas = components['schemas']

export const catalogMenuHandlers: Handlers<'listCatalogMenus' | 'createCatalogMenu' | 'updateCatalogMenu' | 'deleteCatalogMenu'> = {
  async listCatalogMenus(context, { path, query }) {
    requireOwnCustomer(context.user, path.customerId)
    const { id: providerId } = await openProvider(context, query.providerId, 'budget', 'read')
    const rows = await findCatalogMenus(context.db, context.user.customerId, providerId)
    return { status: 200, body: { data: rows.map((row) => toCatalogMenu(row, path.customerId)) } }
  },

  async createCatalogMenu(context, { path, body }) {
    const { db, user } = context
    requireOwnCustomer(user, path.customerId)
    const { id: providerId } = await openProvider(context, body.providerId, 'budget', 'write')
    const menu = { ...blank, ...noPdf, ...columnsOf(body), provider_id: providerId }
    refuseProblems(await menuProblems(context, menu))
    const id = await insertCatalogMenu(db, { ...menu, customer_id: user.customerId })
    await audit(context, { action: 'created', entity: 'catalog_menu', entityId: id })
    return { status: 201, body: { data: toCatalogMenu({ ...menu, id }, user.customerId) } }
  },

  async updateCatalogMenu(context, { path, body }) {
    const { db, user } = context
    const menu = { ...(await openMenu(context, path, 'write')), ...columnsOf(body) }
    refuseProblems(await menuProblems(context, menu))
    await updateCatalogMenuRow(db, user.customerId, menu.id, columnsOf(body))
    await audit(context, { action: 'updated', entity: 'catalog_menu', entityId: menu.id })
    return { status: 200, body: { data: toCatalogMenu(menu, user.customerId) } }
  },

  async deleteCatalogMenu(context, { path }) {
    const { id } = await openMenu(context, path, 'write')
    const headers = await undoable(context, { entity: 'catalog_menu', entityId: id }, { table: 'catalog_menus', ids: [id] })
    await deleteCatalogMenuRow(context.db, context.user.customerId, id)
    return { status: 204, headers }
  },
}

/** A menu of a page that the user may access in this way. */
export async function openMenu(
  context: VendorContext,
  path: { customerId: number; catalogMenuId: number },
  needed: 'read' | 'write',
): Promise<CatalogMenuRow> {
  const { db, user } = context
  requireOwnCustomer(user, path.customerId)
  const menu = requireFound(await findCatalogMenu(db, user.customerId, path.catalogMenuId, needed === 'write' ? 'lock' : 'read'))
  await openProvider(context, menu.provider_id, 'budget', needed)
  return menu
}

type MenuColumns = Omit<CatalogMenuRow, 'id' | 'provider_id' | 'pdf_key' | 'pdf_name' | 'pdf_size'>
const noPdf = { pdf_key: null, pdf_name: null, pdf_size: null }
/** Defaults of a new menu; the contract requires the other fields. */
const blank = { name: '', type: '', price: 0, currency: '', min_guest_count: null, max_guest_count: null, expire_at: '', notes: '' }

function columnsOf(body: Schemas['CatalogMenuPatch']): Partial<MenuColumns> {
  const { name, type, price, currency, minGuestCount, maxGuestCount, expireAt, notes } = body
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(type !== undefined && { type }),
    ...(price !== undefined && { price }),
    ...(currency !== undefined && { currency }),
    ...(minGuestCount !== undefined && { min_guest_count: minGuestCount }),
    ...(maxGuestCount !== undefined && { max_guest_count: maxGuestCount }),
    ...(expireAt !== undefined && { expire_at: expireAt }),
    ...(notes !== undefined && { notes: notes.trim() }),
  }
}

/** The problems of a menu: the rules of the form, and whether type and currency are available (CAT-15..20). */
async function menuProblems({ db, user, now }: VendorContext, menu: MenuColumns): Promise<FieldProblem[]> {
  const form = { ...menu, minGuestCount: menu.min_guest_count, maxGuestCount: menu.max_guest_count, expireAt: menu.expire_at }
  const problems = catalogMenuProblems([form], localDate(now(), user.timeZone), expiryToleranceDays)
  const own = problems.map((problem) => ({ ...problem, path: problem.path.replace('menus[0].', '') }))
  if (!(await hasActiveItem(db, 'customer_menu_pricing_type', menu.type))) own.push({ path: 'type', code: 'not_allowed' })
  if (!(await hasActiveItem(db, 'currency', menu.currency))) own.push({ path: 'currency', code: 'not_allowed' })
  return own
}

export function toCatalogMenu(row: CatalogMenuRow, customerId: number): Schemas['CatalogMenu'] {
  return {
    id: row.id,
    providerId: row.provider_id,
    name: row.name,
    type: row.type,
    price: row.price,
    currency: row.currency,
    minGuestCount: row.min_guest_count,
    maxGuestCount: row.max_guest_count,
    expireAt: row.expire_at,
    notes: row.notes,
    pdf:
      row.pdf_name === null || row.pdf_size === null
        ? null
        : { path: `/api/customers/${customerId}/catalog-menus/${row.id}/pdf`, name: row.pdf_name, size: row.pdf_size },
  }
}
