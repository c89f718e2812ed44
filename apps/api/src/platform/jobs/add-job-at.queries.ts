import { sql } from 'kysely'
import type { Db } from '../db/kysely.ts'

/** Adds a job that runs at a time; visible to the worker when this transaction commits. */
export async function addJobAt(db: Db, task: string, payload: object, attemptsMax: number, at: string): Promise<void> {
  await sql`select add_job_at(${task}, ${JSON.stringify(payload)}::json, ${attemptsMax}::int, ${at}::timestamptz)`.execute(db)
}

/** Adds a job that runs at once; visible to the worker when this transaction commits. */
export async function addJob(db: Db, task: string, payload: object, attemptsMax: number): Promise<void> {
  await sql`select add_job(${task}, ${JSON.stringify(payload)}::json, ${attemptsMax}::int)`.execute(db)
}
