import { sixMonthRange } from '@vendor-panel/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Random } from '../../seed/random.ts'
import { withoutIndexes } from '../../seed/without-indexes.ts'
import { seededLead, type LeadOwner, type SeededLead } from './lead-rows.ts'

const leadsPerInsert = 250

/** From this number on the indexes of words and names are built at the end. Readers of the database wait until then. */
const manyLeads = 5_000
const searchIndexes = ['leads_search', 'leads_words', 'lead_messages_words', 'lead_notes_words']

/** Adds so many couples to an account, with their history. */
export async function addLeads(
  db: Db,
  random: Random,
  customer: LeadOwner,
  count: number,
  timeZone: string,
  now: Temporal.Instant,
): Promise<void> {
  const moments = askingMoments(random, count, timeZone, now)
  const addRows = async () => {
    let inserted = Promise.resolve()
    for (let from = 0; from < moments.length; from += leadsPerInsert) {
      // While the database inserts the couples before them.
      const leads = moments.slice(from, from + leadsPerInsert).map((createdAt) => seededLead(random, customer, createdAt, now))
      await inserted
      inserted = insertLeads(db, customer.id, leads, from === 0)
    }
    await inserted
  }
  await (count < manyLeads ? addRows() : withoutIndexes(db, searchIndexes, addRows))
  await sql`analyze leads (customer_id, id), lead_messages (customer_id, id), lead_interactions (customer_id, id)`.execute(db)
}

/** Adds a few couples that asked more than six months ago, most of them with an answered request. */
export async function addEarlierLeads(
  db: Db,
  random: Random,
  customer: LeadOwner,
  count: number,
  timeZone: string,
  now: Temporal.Instant,
): Promise<void> {
  const last = Temporal.PlainDate.from(sixMonthRange(now, timeZone).createdAtStart)
  const moments = Array.from({ length: count }, () => {
    const day = last.subtract({ days: random.between(1, earlierDays) })
    const time = { hour: random.between(8, 22), minute: random.between(0, 59), second: random.between(0, 59) }
    return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant()
  })
  const leads = inTime(moments).map((createdAt) => {
    let made = seededLead(random, customer, createdAt, now)
    for (let tries = 1; tries < endTriesMax && made.lead.status === 'new'; tries++) made = seededLead(random, customer, createdAt, now)
    return made
  })
  await insertLeads(db, customer.id, leads, false)
}

const earlierDays = 420
const endTriesMax = 8

const inTime = (moments: Temporal.Instant[]) => moments.toSorted((one, other) => Temporal.Instant.compare(one, other))

// The first couples have just written, whenever the seed runs, so that the inbox looks realistic.
const freshMinutes = [3, 19, 48, 95, 170, 290, 460]

/** The times of the couples' requests: over six months, more often in the evening and on Sundays, oldest first. */
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
  return inTime([...older, ...fresh])
}

async function insertLeads(db: Db, customerId: number, leads: SeededLead[], isFirst: boolean): Promise<void> {
  const ids = await db
    .insertInto('leads')
    .values(leads.map(({ lead }) => lead))
    .returning('id')
    .execute()
  // Without statistics, which autovacuum gathers only after this transaction, each foreign key is checked by an index that begins with the
  // customer and reads all couples of the account: the time would grow with the square of their number.
  // Of these columns only: statistics of the indexes of words would split thousands of texts.
  if (isFirst) await sql`analyze leads (customer_id, id)`.execute(db)
  const stories = leads.map(({ story }, index) => ({ story, of: { customer_id: customerId, lead_id: ids[index]!.id } }))
  await db
    .insertInto('lead_directory')
    .values(stories.map(({ of }) => of))
    .execute()
  const messages = stories.flatMap(({ story, of }) => story.messages.map((message) => ({ ...message, ...of })))
  const notes = stories.flatMap(({ story, of }) => story.notes.map((note) => ({ ...note, ...of })))
  const histories = stories.flatMap(({ story, of }) => story.histories.map((history) => ({ ...history, ...of })))
  const interactions = stories.flatMap(({ story, of }) => story.interactions.map((interaction) => ({ ...interaction, ...of })))
  if (interactions.length > 0) await db.insertInto('lead_interactions').values(interactions).execute()
  if (messages.length > 0) await db.insertInto('lead_messages').values(messages).execute()
  if (notes.length > 0) await db.insertInto('lead_notes').values(notes).execute()
  if (histories.length > 0) await db.insertInto('lead_histories').values(histories).execute()
}
