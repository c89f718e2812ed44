import { sql } from 'kysely'
import type { Db } from '../db/kysely.ts'

/** Counts a try and returns the number in the current window; an expired window starts again. */
export async function countTry(db: Db, scope: string, subjectHash: string, now: string, windowEndsAt: string) {
  return db
    .insertInto('rate_limits')
    .values({ scope, subject_hash: subjectHash, window_ends_at: windowEndsAt, tries: 1 })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'subject_hash']).doUpdateSet({
        tries: sql`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.tries + 1 end`,
        window_ends_at: sql`case when rate_limits.window_ends_at <= ${now} then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['tries', 'window_ends_at'])
    .executeTakeFirstOrThrow()
}

export async function takeBackTry(db: Db, scope: string, subjectHash: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where('scope', '=', scope)
    .where('subject_hash', '=', subjectHash)
    .execute()
}
