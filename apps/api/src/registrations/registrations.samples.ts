import type { Samples } from '../../test/samples.ts'
import { insertImage } from './registrations.queries.ts'

const at = '2026-11-01T09:00:00.000Z'

export const samples: Samples = {
  records: {
    // No operation of a signed-in user reads registrations: these rows are those of the account's own.
    async registrationImageId(vendor) {
      const customer_id = await vendor.number('customerId')
      const { db } = vendor.world
      const start = { name: 'Mara Lindqvist', companyName: 'Rosewood Venues', email: 'mara@rosewood.example', phone: '+16135550101' }
      const row = { customer_id, locale: 'en_CA', start: JSON.stringify(start), created_at: at, expires_at: at } as const
      await db
        .insertInto('registrations')
        .values(row)
        .onConflict((conflict) => conflict.column('customer_id').doNothing())
        .execute()
      const image = { image_key: `${customer_id}/0`, width: 1600, height: 1200, content_hash: crypto.randomUUID(), created_at: at }
      return (await insertImage(db, { customer_id, ...image })).id
    },
  },
}
