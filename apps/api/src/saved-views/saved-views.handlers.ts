import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import { keepForUndo, undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { requiredText } from '../platform/contract/required-text.ts'
import { lockByName } from '../platform/db/kysely.ts'
import {
  countSavedViews,
  deleteSavedView,
  findSavedView,
  findSavedViewAuthor,
  findSavedViews,
  insertSavedView,
  isNameTaken,
  updateSavedView,
  type SavedViewRow,
} from './saved-views.queries.ts'
import { instantText } from '../platform/clock.ts'
import { requireOwnerOrManager } from '../platform/session/access.ts'

const savedViewsMax = 50

/** Refuses a view that was added or restored above the limit of its author; its transaction is rolled back. */
export async function requireSavedViewLimit({ db, user }: Pick<VendorContext, 'db' | 'user'>, id: number): Promise<void> {
  const { customerId } = user
  const authorId = await findSavedViewAuthor(db, customerId, id)
  await lockByName(db, `saved views ${authorId}`)
  if ((await countSavedViews(db, { customerId, id: authorId })) > savedViewsMax)
    throw new Refusal(409, 'limit_reached', { params: { max: savedViewsMax } })
}

export const savedViewHandlers: Handlers<'listSavedViews' | 'createSavedView' | 'updateSavedView' | 'deleteSavedView'> = {
  async listSavedViews({ db, user }) {
    return { status: 200, body: { data: (await findSavedViews(db, user)).map(toView) } }
  },

  async createSavedView(context, { body }) {
    const { db, user, now } = context
    const { screen, filters, isShared = false } = body
    const name = requiredText('name', body.name)
    const view = { name, screen, is_shared: isShared, author_id: user.id, created_at: instantText(now()) }
    const id = await insertSavedView(db, { customer_id: user.customerId, filters: JSON.stringify(filters), ...view })
    if (id === undefined) throw new Refusal(409, 'name_taken')
    await requireSavedViewLimit(context, id)
    await audit(context, { action: 'created', entity: 'saved_view', entityId: id })
    return { status: 201, body: { data: toView({ id, ...view, filters, author_name: user.name }) } }
  },

  async updateSavedView(context, { path, body }) {
    const { db, user } = context
    const { isShared } = body
    const view = await ownView(context, path.savedViewId)
    const name = body.name === undefined ? view.name : requiredText('name', body.name)
    await lockByName(db, `saved views ${view.author_id}`)
    if (name !== view.name && (await isNameTaken(db, user.customerId, { ...view, name }))) throw new Refusal(409, 'name_taken')
    const of = { entity: 'saved_view', entityId: view.id } as const
    const columns = ['name', 'is_shared']
    const headers = await keepForUndo(context, of, { table: 'saved_views', ids: [view.id], columns })
    const changed = { name, is_shared: isShared ?? view.is_shared }
    await updateSavedView(db, user.customerId, view.id, changed)
    await audit(context, { action: 'updated', ...of, detail: Object.keys(body).join(', ') })
    return { status: 200, headers, body: { data: toView({ ...view, ...changed }) } }
  },

  async deleteSavedView(context, { path }) {
    const { db, user } = context
    const view = await ownView(context, path.savedViewId)
    const headers = await undoable(context, { entity: 'saved_view', entityId: view.id }, { table: 'saved_views', ids: [view.id] })
    await deleteSavedView(db, user.customerId, view.id)
    return { status: 204, headers }
  },
}

/** A view that the user may change: an own one, or as an account manager a shared one. */
async function ownView({ db, user }: VendorContext, id: number): Promise<SavedViewRow> {
  const view = requireFound(await findSavedView(db, user, id))
  requireOwnerOrManager(user, view.author_id)
  return view
}

function toView(row: SavedViewRow): components['schemas']['SavedView'] {
  return {
    id: row.id,
    name: row.name,
    screen: row.screen,
    filters: row.filters,
    isShared: row.is_shared,
    author: { id: row.author_id, name: row.author_name },
    createdAt: row.created_at,
  }
}
