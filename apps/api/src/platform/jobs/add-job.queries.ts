import { sql } from 'kysely'
import type { Db } from '../db/kysely.ts'

/**
 * Adds a job that runs at a time of the process's clock, whose current time is `now`; visible to the worker when this transaction commits.
 * The queue counts by the clock of the database, which may be another.
 */
export async function addJobAt(
  db: Db,
  task: string,
  payload: object,
  attemptsMax: number,
  at: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await sql`select add_job_at(${task}, ${JSON.stringify(payload)}::json, ${attemptsMax}::int, ${databaseTime(at, now)})`.execute(db)
}

/** The same, instead of one that waits with the same key: what a job sends arrives once. */
export async function addJobOnce(
  db: Db,
  task: string,
  key: readonly (string | number)[],
  payload: object,
  attemptsMax: number,
  at: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  const jobKey = [task, ...key].join(' ')
  const job = JSON.stringify(payload)
  await sql`select add_job_once(${task}, ${jobKey}, ${job}::json, ${attemptsMax}::int, ${databaseTime(at, now)})`.execute(db)
}

function databaseTime(at: Temporal.Instant, now: Temporal.Instant) {
  const seconds = Math.max(0, (at.epochMilliseconds - now.epochMilliseconds) / 1000)
  return sql`clock_timestamp() + make_interval(secs => ${seconds}::float8)`
}

/** Adds a job that runs at once; visible to the worker when this transaction commits. */
export async function addJob(db: Db, task: string, payload: object, attemptsMax: number): Promise<void> {
  await sql`select add_job(${task}, ${JSON.stringify(payload)}::json, ${attemptsMax}::int)`.execute(db)
}
