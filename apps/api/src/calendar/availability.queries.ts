import type { Db } from '../platform/db/kysely.ts'

/** The wedding days of booked couples without a wedding in the calendar. */
export async function findBookedDays(
  db: Db,
  customerId: number,
  providerIds: readonly number[],
  dates: readonly string[],
): Promise<{ providerId: number; date: string }[]> {
  const rows = await db
    .selectFrom('leads as lead')
    .select(['lead.provider_id', 'lead.wedding_date'])
    .where('lead.customer_id', '=', customerId)
    .where('lead.status', '=', 'deal')
    .where('lead.wedding_date', '=', (eb) => eb.fn.any(eb.val([...dates])))
    .where('lead.provider_id', '=', (eb) => eb.fn.any(eb.val([...providerIds])))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('calendar_events as event')
            .select('event.id')
            .where('event.customer_id', '=', customerId)
            .whereRef('event.provider_id', '=', 'lead.provider_id')
            .whereRef('event.lead_id', '=', 'lead.id')
            .where('event.type', '=', 'wedding'),
        ),
      ),
    )
    .execute()
  return rows.flatMap(({ provider_id, wedding_date }) => (wedding_date === null ? [] : [{ providerId: provider_id, date: wedding_date }]))
}
