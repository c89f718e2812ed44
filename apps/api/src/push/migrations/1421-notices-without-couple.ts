/** Erasure finds the waiting notices of a couple by its id (LEAD-27); those that were queued before they had it are deleted. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // In a new database the queue is created after the migrations.
  await sql`do $$
    begin
      if to_regclass('graphile_worker._private_jobs') is not null then
        delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
        where task.id = job.task_id and task.identifier = 'push' and job.payload ->> 'leadId' is null;
      end if;
    end $$`.execute(db)
}
