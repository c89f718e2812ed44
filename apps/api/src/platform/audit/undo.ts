import { hashOf, newUndoToken } from '../session/token.ts'
import type { VendorContext } from '../contract/context.ts'
import { Refusal, requireFound } from '../contract/refusal.ts'
import type { Tables } from '../db/tables.ts'
import { audit, type Acting, type Change } from './audit.ts'
import { insertUndo, putBackColumns, readRows, restoreRows, takeUndo } from './undo.queries.ts'
import { instantText } from '../clock.ts'

/** How long a change can be taken back (WORK-02). */
export const undoSeconds = 30

export interface UndoHeader extends Record<string, string> {
  'undo-token': string
}

/** What is about to be deleted from one table, or changed in it: rows by their `id`, or by another key. */
export interface DeletedRows {
  table: keyof Tables
  ids: readonly number[]
  key?: string
  /** For rows that stay and are only marked: the columns that are put back. */
  columns?: readonly string[]
  /** For rows with a version, which the change raises by one: nothing is put back over what came after it. */
  isVersioned?: boolean
}

/**
 * Call it before a deletion, in its transaction: keeps the rows for 30 seconds, writes the deletion into the audit log, and answers the
 * header that takes it back. Name what points at others after them; rows that go by cascade are named too.
 */
export async function undoable(acting: Acting, of: Omit<Change, 'action'>, ...deleted: DeletedRows[]): Promise<UndoHeader> {
  const header = await keepForUndo(acting, of, ...deleted)
  await audit(acting, { ...of, action: 'deleted' })
  return header
}

/** As `undoable`, for a change that is no deletion and writes its own entry into the audit log. */
export async function keepForUndo(acting: Acting, of: Omit<Change, 'action'>, ...deleted: DeletedRows[]): Promise<UndoHeader> {
  const { db, user, now } = acting
  const kept = []
  for (const { table, ids, key = 'id', columns, isVersioned } of deleted)
    kept.push({
      ...(await readRows(db, user.customerId, table, key, ids)),
      ...(columns && { columns }),
      ...(isVersioned && { isVersioned }),
    })
  const token = newUndoToken()
  const entry = {
    customer_id: user.customerId,
    token_hash: hashOf(token),
    actor_id: user.id,
    entity: of.entity,
    entity_id: of.entityId ?? null,
    kept: JSON.stringify(kept),
    expires_at: instantText(now().add({ seconds: undoSeconds })),
  }
  await insertUndo(db, entry, instantText(now()))
  return { 'undo-token': token }
}

/** Takes a change back: once, in time, and as a whole (WORK-02); one's own, and any for an account manager. */
export async function undo(context: Pick<VendorContext, 'db' | 'user' | 'now' | 'hooks'>, token: string): Promise<void> {
  const { db, user, now, hooks } = context
  const entry = requireFound(await takeUndo(db, user, hashOf(token), instantText(now())))
  for (const kept of entry.kept) {
    const { customerId } = user
    const restored = await (kept.columns ? putBackColumns(db, customerId, kept, kept.columns) : restoreRows(db, kept)).catch(refuseLost)
    if (restored < kept.rows.length) throw new Refusal(409, 'undo_impossible')
  }
  if (entry.entity_id !== null) await hooks.afterUndo[entry.entity]?.(context, entry.entity_id)
  await audit(context, { action: 'restored', entity: entry.entity, ...(entry.entity_id !== null && { entityId: entry.entity_id }) })
}

/** What the rows belonged to has gone meanwhile, or something else has taken their place. */
function refuseLost(error: unknown): never {
  if (['23503', '23505'].includes((error as { code?: string }).code ?? '')) throw new Refusal(409, 'undo_impossible')
  throw error
}
