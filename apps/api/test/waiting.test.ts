/** Calls that wait for a lock are refused in time, and do not hold up the others. */
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { openWorld, reachable, type Caller } from './world.ts'

const world = await openWorld()
const { refusal, ok, signIn, connection, db } = world
const mara = await signIn('mara')
const holder = new Client(connection)
await holder.connect()
afterEach(() => holder.query('rollback'))

const refusedInTime = { status: 503, code: 'unavailable' }

const newLead = () => world.newLead(1, { email: reachable.email })

async function held(leadId: number): Promise<void> {
  await holder.query('begin')
  await holder.query('select 1 from leads where id = $1 for update', [leadId])
}

async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
  const started = performance.now()
  return { result: await work, milliseconds: performance.now() - started }
}

const reject = (leadId: number, as: Caller) => refusal('createLeadAction', { path: { leadId }, body: { type: 'reject' }, as })

describe('a call that waits for a lock', () => {
  it('is refused with 503 and Retry-After within two seconds, and nothing is changed', async () => {
    const leadId = await newLead()
    await held(leadId)
    const { result, milliseconds } = await timed(reject(leadId, mara))
    expect(result).toMatchObject(refusedInTime)
    expect(Number(result.headers['retry-after'])).toBeGreaterThan(0)
    expect(milliseconds).toBeLessThan(2_000)
    await holder.query('rollback')
    expect((await ok('getLead', { path: { leadId }, as: mara })).data.version).toBe(1)
  })

  it('is refused in time however many wait, and holds up neither reads nor writes of something else', async () => {
    const [leadId, other] = [await newLead(), await newLead()]
    await held(leadId)
    const waiting = Array.from({ length: 40 }, () => timed(reject(leadId, mara)))
    await expect.poll(waitingForLocks).toBeGreaterThan(1)
    const read = await timed(ok('listDiscounts', { as: mara, query: { providerId: 1 } }))
    const written = await timed(ok('createLeadNote', { path: { leadId: other }, body: { body: 'Call back' }, as: mara }))
    expect([read.milliseconds, written.milliseconds].map((one) => one < 500)).toEqual([true, true])
    const all = await Promise.all(waiting)
    expect(all.map(({ result }) => result.status)).toEqual(all.map(() => 503))
    expect(Math.max(...all.map(({ milliseconds }) => milliseconds))).toBeLessThan(2_000)
  })

  it('as a read leaves connections to other reads', async () => {
    await holder.query('begin; lock table lead_notes in access exclusive mode')
    const leadId = await newLead()
    const waiting = Array.from({ length: 40 }, () => refusal('listLeadNotes', { path: { leadId }, as: mara }))
    await expect.poll(waitingForLocks).toBeGreaterThan(1)
    expect((await timed(ok('listDiscounts', { as: mara, query: { providerId: 1 } }))).milliseconds).toBeLessThan(500)
    for (const refused of await Promise.all(waiting)) expect(refused).toMatchObject(refusedInTime)
  })
})

it('a statement that is cancelled is refused in the same way', async () => {
  const leadId = await newLead()
  await held(leadId)
  const refused = reject(leadId, mara)
  await expect.poll(waitingForLocks).toBe(1)
  await sql`select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  expect(await refused).toMatchObject(refusedInTime)
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
