/** Fills a database with the demo: the seeds of all folders, each after those it builds on. */
import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import { seeds } from './generated/seeds.ts'
import { addLeads } from './leads/seed/add-leads.ts'
import { poolDb, type Db } from './platform/db/kysely.ts'
import { ownerPool } from './platform/db/pool.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { seedAccounts, type SeedAccount } from './seed/accounts.ts'
import { inOrder } from './seed/in-order.ts'
import { namedRandom, seededRandom } from './seed/random.ts'
import type { SeedContext, SeedCustomer } from './seed/seed-context.ts'

/** Fills a database without accounts; leaves any other unchanged. Dated by `now`, so that the newest couples have just written. */
export async function seedEmpty(connection: ClientConfig, now: Temporal.Instant, files?: FileStore): Promise<void> {
  await withDb(connection, async (db) => {
    if (!(await hasAccounts(db))) await seedAll(db, now, { files })
  })
}

/** Adds so many couples to the main account, after creating the accounts if there are none. */
export async function seedLeads(connection: ClientConfig, now: Temporal.Instant, count: number, files?: FileStore): Promise<void> {
  await withDb(connection, async (db) => {
    const [main] = seedAccounts
    if (!main) return
    if (await hasAccounts(db)) await addLeadsTo(db, now, main, count)
    else await seedAll(db, now, { files, mainCount: count })
  })
}

/** Adds so many couples to an account of the demo. */
export async function addLeadsTo(db: Db, now: Temporal.Instant, account: SeedAccount, count: number): Promise<void> {
  const customer = await findSeeded(db, account)
  // A different random seed, because the same couples twice would look like a mistake.
  if (!customer) return
  await addLeads(db, seededRandom(count), { ...account, ...customer }, count, account.timeZone, now)
  await gatherStatistics(db)
}

/** Adds one account with the data of all seeds. */
export async function seedAccount(given: Omit<SeedContext, 'customer'>): Promise<void> {
  const context: SeedContext = { ...given, customer: { id: 0, providers: [] } }
  for (const seed of inOrder(seeds)) await seed.account?.(context)
}

/** One transaction, as the owner: an interrupted seed must not leave an account behind. */
export async function withDb(connection: ClientConfig, work: (db: Db) => Promise<void>): Promise<void> {
  const pool = ownerPool(connection, { max: 1 })
  try {
    await poolDb(pool).transaction().execute(work)
  } finally {
    await pool.end()
  }
}

async function seedAll(
  db: Db,
  now: Temporal.Instant,
  { files, mainCount }: { files: FileStore | undefined; mainCount?: number },
): Promise<void> {
  for (const seed of inOrder(seeds)) await seed.product?.(db, now)
  for (const [number, plain] of seedAccounts.entries()) {
    const account = number === 0 && mainCount ? { ...plain, leads: mainCount } : plain
    await seedAccount({ db, now, account, files, random: namedRandom(number) })
  }
  await gatherStatistics(db)
}

/** As autovacuum does later, so that the first queries are planned well. */
async function gatherStatistics(db: Db): Promise<void> {
  await sql`analyze leads, lead_directory, lead_messages, lead_notes, lead_histories, lead_interactions`.execute(db)
}

async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('customers').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** An account of the demo, as stored. */
async function findSeeded(db: Db, account: SeedAccount): Promise<SeedCustomer | undefined> {
  const owner = await db.selectFrom('consumer_keys').select('customer_id').where('key', '=', account.consumerKey).executeTakeFirst()
  if (!owner) return undefined
  const id = owner.customer_id
  const authors = await db.selectFrom('customer_users').select(['id', 'name']).where('customer_id', '=', id).execute()
  const providers = await db.selectFrom('providers').select(['id', 'name', 'time_zone as timeZone']).where('customer_id', '=', id).execute()
  return { id, providers: providers.map((provider) => ({ ...provider, authors })) }
}
