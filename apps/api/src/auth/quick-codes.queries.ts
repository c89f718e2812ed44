import { sql, type Insertable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { AuthTables } from './auth.tables.ts'

type QuickCodesTable = AuthTables['quick_codes']

export function findQuickCode(db: Db, subjectHash: string) {
  return db.selectFrom('quick_codes').select('sent_at').where('subject_hash', '=', subjectHash).executeTakeFirst()
}

/** Stores a code; false if another one was sent after this time. Simultaneous requests send one code. */
export async function replaceQuickCode(db: Db, code: Insertable<QuickCodesTable>, sentBefore: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('quick_codes')
    .values({ ...code, tries: 0 })
    .onConflict((conflict) =>
      conflict
        .column('subject_hash')
        .doUpdateSet({ ...code, tries: 0 })
        .where('quick_codes.sent_at', '<=', sentBefore),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Counts a try before its code is compared, so that simultaneous tries cannot exceed the limit. */
export function countQuickCodeTry(db: Db, subjectHash: string) {
  return db
    .updateTable('quick_codes')
    .set({ tries: sql`tries + 1` })
    .where('subject_hash', '=', subjectHash)
    .returning(['code_hash', 'sent_at', 'tries'])
    .executeTakeFirst()
}

/** Deletes a code, so that it is used once; false if it was already used. */
export async function takeQuickCode(db: Db, subjectHash: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('quick_codes')
    .where('subject_hash', '=', subjectHash)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
