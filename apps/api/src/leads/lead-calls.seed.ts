import { sql } from 'kysely'
import { instantText } from '../platform/clock.ts'
import { partsOf } from '../seed/parts-of.ts'
import type { Seed } from '../seed/seed-context.ts'

export const leadCallSeed: Seed = {
  after: ['leads', 'redirect-numbers'],
  /** The switchboard has reported the calls that vendors noted, and before some of them a call that the vendor missed. */
  async account({ db, customer, random }) {
    const made = await db
      .selectFrom('lead_interactions as call')
      .innerJoin('leads as lead', (join) => join.onRef('lead.customer_id', '=', 'call.customer_id').onRef('lead.id', '=', 'call.lead_id'))
      .innerJoin('redirect_numbers as redirect', (join) =>
        join.onRef('redirect.customer_id', '=', 'lead.customer_id').onRef('redirect.provider_id', '=', 'lead.provider_id'),
      )
      .select(['call.id', 'call.lead_id', 'call.at', 'call.result', 'lead.created_at', 'redirect.number'])
      .where('call.customer_id', '=', customer.id)
      .orderBy('call.id')
      .execute()
    const chance = random('calls')
    const calls = made.flatMap(({ id, lead_id, at, result, created_at, number }) => {
      const of = { customer_id: customer.id, lead_id, number, recording_url: null }
      const isTalk = result === 'talked'
      const ended = {
        ...of,
        call_ref: `demo-${id}`,
        direction: 'out',
        status: isTalk ? 'ended' : result === 'line_closed' ? 'unreachable' : 'missed',
        started_at: at,
        duration_seconds: isTalk ? chance.between(45, 900) : 0,
        result,
      } as const
      const missedAt = Temporal.Instant.from(at).subtract({ minutes: chance.between(15, 90) })
      if (!chance.chance(0.3) || Temporal.Instant.compare(missedAt, Temporal.Instant.from(created_at)) < 0) return [ended]
      const missed = {
        ...ended,
        call_ref: `${ended.call_ref}-in`,
        direction: 'in',
        status: 'missed',
        duration_seconds: 0,
        result: null,
      } as const
      return [{ ...missed, started_at: instantText(missedAt) }, ended]
    })
    if (calls.length === 0) return
    for (const part of partsOf(calls)) await db.insertInto('lead_calls').values(part).execute()
    await sql`update lead_interactions noted set call_id = call.id from lead_calls call
      where noted.customer_id = ${customer.id} and call.customer_id = ${customer.id} and call.call_ref = 'demo-' || noted.id`.execute(db)
  },
}
