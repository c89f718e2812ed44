import { sixMonthRange } from '@vendor-panel/domain'
import type { ClientConfig } from 'pg'
import { poolDb, type Db } from '../platform/db/kysely.ts'
import { ownerPool } from '../platform/db/pool.ts'
import { seedAccounts, type SeedAccount } from './accounts.ts'
import { createAccount } from './create-account.ts'
import { seededCoupons } from './discount-rows.ts'
import { seededLead, type SeedCustomer, type SeededLead } from './lead-rows.ts'
import { seededRandom, type Random } from './random.ts'
import { addWork } from './work.ts'

const leadsPerInsert = 250

/** Fills a database in which nobody has an account; leaves any other alone. Dated by `now`, so that the newest couples have just written. */
export async function seedEmpty(connection: ClientConfig, now: Temporal.Instant): Promise<void> {
  await withDb(connection, async (db) => {
    if (!(await hasAccounts(db))) await seedAll(db, now)
  })
}

/** Adds so many couples to the main account, after the accounts themselves where there are none. */
export async function seedLeads(connection: ClientConfig, now: Temporal.Instant, count: number): Promise<void> {
  await withDb(connection, async (db) => {
    const [main] = seedAccounts
    if (!main) return
    if (!(await hasAccounts(db))) return seedAll(db, now, count)
    const customer = await findSeeded(db, main)
    // Another seed than the first time: the same couples twice would look like a mistake.
    if (customer) await addLeads(db, seededRandom(count), customer, count, main.timeZone, now)
  })
}

async function seedAll(db: Db, now: Temporal.Instant, mainCount?: number): Promise<void> {
  await db.insertInto('discount_coupons').values(seededCoupons(now)).execute()
  for (const [place, account] of seedAccounts.entries()) {
    const random = seededRandom(1000 + place)
    const customer = await createAccount(db, random, account, now)
    const count = place === 0 && mainCount ? mainCount : account.leads
    await addLeads(db, random, customer, count, account.timeZone, now)
    // A chance of its own, so that the couples stay the same ones.
    await addWork(db, seededRandom(2000 + place), customer, now)
  }
}

export async function addLeads(
  db: Db,
  random: Random,
  customer: SeedCustomer,
  count: number,
  timeZone: string,
  now: Temporal.Instant,
): Promise<void> {
  const moments = askingMoments(random, count, timeZone, now)
  for (let from = 0; from < moments.length; from += leadsPerInsert) {
    const leads = moments.slice(from, from + leadsPerInsert).map((createdAt) => seededLead(random, customer, createdAt, now))
    await insertLeads(db, customer.id, leads)
  }
}

// The first ones have only just written, whenever the seed runs: an inbox should look alive.
const freshMinutes = [3, 19, 48, 95, 170, 290, 460]

/** When couples ask: all through six months, on evenings and Sundays more than in the morning, oldest first. */
function askingMoments(random: Random, count: number, timeZone: string, now: Temporal.Instant): Temporal.Instant[] {
  const first = Temporal.PlainDate.from(sixMonthRange(now, timeZone).createdAtStart).add({ days: 1 })
  const days = first.until(now.toZonedDateTimeISO(timeZone).toPlainDate()).days
  const fresh = freshMinutes.slice(0, Math.ceil(count / 20)).map((minutes) => now.subtract({ minutes, seconds: random.between(0, 59) }))
  const oldest = now.subtract({ hours: 8 })
  const older = Array.from({ length: count - fresh.length }, () => {
    const day = first.add({ days: random.between(0, days) })
    const hour = Number(
      random.weighted({
        8: 3,
        9: 4,
        10: 4,
        11: 4,
        12: 5,
        13: 5,
        14: 4,
        15: 4,
        16: 4,
        17: 5,
        18: 6,
        19: 8,
        20: 10,
        21: 10,
        22: 7,
        23: 3,
        0: 1,
      }),
    )
    const time = { hour, minute: random.between(0, 59), second: random.between(0, 59) }
    const at = day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant()
    return Temporal.Instant.compare(at, oldest) < 0 ? at : at.subtract({ hours: 24 * random.between(2, Math.max(2, days)) })
  })
  return [...older, ...fresh].toSorted((one, other) => Temporal.Instant.compare(one, other))
}

async function insertLeads(db: Db, customerId: number, leads: SeededLead[]): Promise<void> {
  const ids = await db
    .insertInto('leads')
    .values(leads.map(({ lead }) => lead))
    .returning('id')
    .execute()
  const told = leads.map(({ story }, place) => ({ story, of: { customer_id: customerId, lead_id: ids[place]!.id } }))
  await db
    .insertInto('lead_directory')
    .values(told.map(({ of }) => of))
    .execute()
  const messages = told.flatMap(({ story, of }) => story.messages.map((message) => ({ ...message, ...of })))
  const notes = told.flatMap(({ story, of }) => story.notes.map((note) => ({ ...note, ...of })))
  const histories = told.flatMap(({ story, of }) => story.histories.map((history) => ({ ...history, ...of })))
  const interactions = told.flatMap(({ story, of }) => story.interactions.map((interaction) => ({ ...interaction, ...of })))
  if (interactions.length > 0) await db.insertInto('lead_interactions').values(interactions).execute()
  if (messages.length > 0) await db.insertInto('lead_messages').values(messages).execute()
  if (notes.length > 0) await db.insertInto('lead_notes').values(notes).execute()
  if (histories.length > 0) await db.insertInto('lead_histories').values(histories).execute()
}

async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('customers').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** An account of the seed, as it stands in the database. */
async function findSeeded(db: Db, account: SeedAccount): Promise<SeedCustomer | undefined> {
  const owner = await db.selectFrom('consumer_keys').select('customer_id').where('key', '=', account.consumerKey).executeTakeFirst()
  if (!owner) return undefined
  const id = owner.customer_id
  const users = await db.selectFrom('customer_users').select(['id', 'name']).where('customer_id', '=', id).execute()
  const providers = await db.selectFrom('providers').select(['id', 'name', 'time_zone']).where('customer_id', '=', id).execute()
  return {
    id,
    countryCode: account.countryCode,
    currency: account.currency,
    leadLimit: account.leadLimit,
    voice: account.voice,
    providers: providers.map((provider) => ({ id: provider.id, name: provider.name, timeZone: provider.time_zone, authors: users })),
  }
}

export async function withDb(connection: ClientConfig, work: (db: Db) => Promise<void>): Promise<void> {
  const pool = ownerPool(connection, { max: 1 })
  try {
    // All of it or nothing: a seed that was killed must not look like an account.
    await poolDb(pool).transaction().execute(work)
  } finally {
    await pool.end()
  }
}
