/**
 * `npm run bench:reads`: the 95th percentile of each read of a signed-in vendor, one request at a time, with 200,000 couples in the database,
 * 10,000 of them in the vendor's account. Fails if one takes longer than the budget. The other records are those of the demo and of the
 * contract's examples. `COUPLES` and `IN_ACCOUNT` set the numbers; `READS` names the only operations to measure, with commas.
 */
import { finished } from 'node:stream/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addLeadsTo, withDb } from '../src/seed.ts'
import { seedAccounts } from '../src/seed/accounts.ts'
import { builtOperations, Vendor } from './vendor.ts'
import { openWorld } from './world.ts'

const couples = Number(process.env['COUPLES'] ?? 200_000)
const inAccount = Number(process.env['IN_ACCOUNT'] ?? 10_000)
const named = process.env['READS']?.split(',')
const calls = 40
const budgetMs = 60

/** Besides the first page without filters. */
const queries: Record<string, string[]> = {
  listLeads: [
    'q=nora',
    'q=garden',
    'q=zzzz',
    'sort=due&due=overdue',
    'readStatus=unread',
    'displayStates=pending',
    'tags=favorite',
    'page=300&limit=25',
  ],
  getLeadStats: ['q=nora'],
  searchCouple: ['coupleName=nora', 'coupleName=garden', 'coupleName=zzzz'],
}

/** What every browser accepts: its answers are compressed. */
const asBrowser = { 'accept-encoding': 'gzip, br' }

// What the operations check in tests only would be measured too.
const world = await openWorld({ isChecking: false })

it(
  `answers each read within ${budgetMs} ms with ${couples} couples, ${inAccount} of them in the account`,
  async () => {
    const now = world.clock.now()
    const [own, other] = ['ck_rosewood', 'ck_saffron'].map((key) => seedAccounts.find(({ consumerKey }) => consumerKey === key)!)
    await withDb(world.connection, async (db) => {
      await addLeadsTo(db, now, other!, couples - inAccount)
      await addLeadsTo(db, now, own!, inAccount)
    })
    // What autovacuum does within minutes.
    await sql`vacuum leads, lead_messages, lead_notes, lead_histories`.execute(world.db)
    const mara = await new Vendor(world, await world.signIn('mara')).open()

    const refused = new Set<string>()
    const rows: { read: string; ms: number }[] = []
    for (const operation of builtOperations.filter(({ method, name }) => method === 'GET' && (named?.includes(name) ?? true))) {
      for (const query of ['', ...(queries[operation.name] ?? [])]) {
        const times: number[] = []
        for (let call = 0; call < calls; call += 1) {
          const started = performance.now()
          // Streamed, because collecting and decoding a file of megabytes takes this process longer than the server.
          const answer = await mara.send(operation, { isStreamed: true, headers: asBrowser, ...(query && { query }) })
          await finished(answer.stream().resume())
          times.push(performance.now() - started)
          const { statusCode } = answer
          if (statusCode >= 400 && query) throw new Error(`${operation.name}?${query} is refused with ${statusCode}`)
          // Reads that the demo cannot answer, such as the file of a menu without one.
          if (statusCode >= 400) refused.add(operation.name)
        }
        const p95 = times.toSorted((one, other) => one - other)[Math.ceil(calls * 0.95) - 1]!
        rows.push({ read: `${operation.name}${query && `?${query}`}`, ms: Math.round(p95) })
      }
    }
    const slowest = rows.toSorted((one, other) => other.ms - one.ms)
    process.stdout.write(
      `\n${slowest.map(({ read, ms }) => `${String(ms).padStart(6)} ms  ${read}`).join('\n')}\nRefused: ${[...refused].join(', ')}\n`,
    )
    expect(slowest.filter(({ ms }) => ms > budgetMs)).toEqual([])
  },
  60 * 60_000,
)
