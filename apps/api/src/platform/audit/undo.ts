import { hashOf, newUndoToken } from '../session/token.ts'
import type { VendorContext } from '../contract/context.ts'
import { Refusal, requireFound } from '../contract/refusal.ts'
import type { Tables } from '../db/tables.ts'
import { audit, type Acting, type Change } from './audit.ts'
import type { KeptRows } from './audit.tables.ts'
import { insertUndo, putBackColumns, readRows, restoreRows, takeUndo } from './undo.queries.ts'
import { instantText } from '../clock.ts'

/** How long a change can be undone (WORK-02). */
export const undoSeconds = 30

export interface UndoHeader extends Record<string, string> {
  'undo-token': string
}

/** The rows of one table that are about to be deleted or changed, by `id` or by another key. */
export interface DeletedRows {
  table: keyof Tables
  ids: readonly number[]
  key?: string
  /** For rows that are changed, not deleted: the columns to restore. */
  columns?: readonly string[]
  /** What the change writes to them, for rows without a version: undo never overwrites a later change. */
  writes?: Readonly<Record<string, unknown>>
  /** For rows with a version, which the change increases by one: undo never overwrites a later change. */
  isVersioned?: boolean
}

/**
 * Call it before a deletion, in its transaction: stores the rows for 30 seconds, writes the deletion to the audit log, and returns the
 * header with the undo token. List referencing rows after the rows they reference; include rows that are deleted by cascade.
 */
export async function undoable(acting: Acting, of: Omit<Change, 'action'>, ...deleted: DeletedRows[]): Promise<UndoHeader> {
  const header = await keepForUndo(acting, of, ...deleted)
  await audit(acting, { ...of, action: 'deleted' })
  return header
}

/** Like `undoable`, for a change that is not a deletion and writes its own audit entry. */
export async function keepForUndo(acting: Acting, of: Omit<Change, 'action'>, ...deleted: DeletedRows[]): Promise<UndoHeader> {
  const { db, user } = acting
  const kept: KeptRows[] = []
  for (const { table, ids, key = 'id', columns, writes, isVersioned } of deleted) {
    const { rows } = await readRows(db, user.customerId, table, key, ids)
    const written = writes && rows.map(({ id }) => ({ id, ...writes }))
    kept.push({ table, rows, ...(columns && { columns }), ...(written && { written }), ...(isVersioned && { isVersioned }) })
  }
  return storeUndo(acting, of, kept)
}

/** Rows of one table after a change: their columns before it, and as they were written. */
export interface ChangedRows extends Required<Omit<KeptRows, 'isVersioned'>> {
  table: keyof Tables
}

/** Like `keepForUndo`, after a change of rows that have no version. */
export function keepChanged(acting: Acting, of: Omit<Change, 'action'>, changed: ChangedRows): Promise<UndoHeader> {
  return storeUndo(acting, of, [changed])
}

async function storeUndo({ db, user, now }: Acting, of: Omit<Change, 'action'>, kept: KeptRows[]): Promise<UndoHeader> {
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

/** Undoes a change: once, in time, and completely (WORK-02); one's own, or any as an account manager. */
export async function undo(context: Pick<VendorContext, 'db' | 'user' | 'now' | 'hooks'>, token: string): Promise<void> {
  const { db, user, now, hooks } = context
  const entry = requireFound(await takeUndo(db, user, hashOf(token), instantText(now())))
  for (const kept of entry.kept) {
    const { customerId } = user
    const restored = await (kept.columns ? putBackColumns(db, customerId, kept, kept.columns) : restoreRows(db, kept)).catch(refuseLost)
    if (restored < kept.rows.length) throw new Refusal(409, 'undo_impossible')
  }
  for (const id of restoredIds(entry)) await hooks.afterUndo[entry.entity]?.(context, id)
  await audit(context, { action: 'restored', entity: entry.entity, ...(entry.entity_id !== null && { entityId: entry.entity_id }) })
}

/** The records whose state was restored: one, or several that were changed together. */
function restoredIds({ entity_id: id, kept }: { entity_id: number | null; kept: readonly KeptRows[] }): number[] {
  if (id !== null) return [id]
  return kept.filter(({ isVersioned }) => isVersioned).flatMap(({ rows }) => rows.map((row) => Number(row['id'])))
}

/** The parent record has been deleted, or a unique value was taken in the meantime. */
function refuseLost(error: unknown): never {
  if (['23503', '23505'].includes((error as { code?: string }).code ?? '')) throw new Refusal(409, 'undo_impossible')
  throw error
}
