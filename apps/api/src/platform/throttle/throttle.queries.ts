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

/**
 * Counts a try in a row of tries, which ends when none has come until `endsAt`. Also returns what was counted before: a number that is not
 * one less means that another try was counted at the same time.
 */
export async function countInRow(db: Db, scope: string, subjectHash: string, now: string, endsAt: string) {
  const before = (column: 'tries' | 'window_ends_at') => sql`(
    select ${sql.ref(column)} from rate_limits as before where scope = ${scope} and subject_hash = ${subjectHash} and window_ends_at > ${now})`
  return db
    .insertInto('rate_limits')
    .values({ scope, subject_hash: subjectHash, window_ends_at: endsAt, tries: 1 })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'subject_hash']).doUpdateSet({
        tries: sql`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.tries + 1 end`,
        window_ends_at: sql`excluded.window_ends_at`,
      }),
    )
    .returning(['tries', before('tries').$castTo<number | null>().as('tries_before')])
    .returning(before('window_ends_at').$castTo<string | null>().as('ends_before'))
    .executeTakeFirstOrThrow()
}

/** Ends a row of tries: the next one is the first again. */
export async function endRow(db: Db, scope: string, subjectHash: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('scope', '=', scope).where('subject_hash', '=', subjectHash).execute()
}

export async function takeBackTry(db: Db, scope: string, subjectHash: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where('scope', '=', scope)
    .where('subject_hash', '=', subjectHash)
    .execute()
}
