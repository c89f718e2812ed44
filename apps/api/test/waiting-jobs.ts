import { sql } from 'kysely'
import type { Db } from '../src/platform/db/kysely.ts'

/** The jobs of one task that wait in the queue, in the order in which they were added. */
export async function waitingJobs<Payload>(db: Db, task: string): Promise<Payload[]> {
  const { rows } = await sql<{ payload: Payload }>`
    select job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = ${task} order by job.id`.execute(db)
  return rows.map(({ payload }) => payload)
}
