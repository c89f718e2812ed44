import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openWorld } from '../../../test/world.ts'
import { deleteExpired } from './delete-expired.ts'

const { app, db, pool, clock } = await openWorld()

it('deletes jobs that failed for good a week ago; those that failed lately, wait or run stay', async () => {
  const jobs = {
    'failed a week ago': sql`attempts = max_attempts, updated_at = now() - interval '8 days'`,
    'failed yesterday': sql`attempts = max_attempts, updated_at = now() - interval '1 day'`,
    'tried again': sql`attempts = 1, updated_at = now() - interval '8 days'`,
    'in its last attempt': sql`attempts = max_attempts, locked_at = now(), locked_by = 'worker', updated_at = now() - interval '8 days'`,
  }
  for (const [name, state] of Object.entries(jobs)) {
    await sql`select graphile_worker.add_job('push', ${JSON.stringify({ name })}::json, max_attempts := 5)`.execute(db)
    await sql`update graphile_worker._private_jobs set ${state} where payload ->> 'name' = ${name}`.execute(db)
  }
  await deleteExpired(pool, clock.now, app.log).stop()
  const { rows } = await sql<{ name: string }>`
    select payload ->> 'name' as name from graphile_worker._private_jobs where payload ->> 'name' is not null order by id`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(jobs).slice(1))
})
