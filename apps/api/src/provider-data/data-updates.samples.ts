import type { Samples } from '../../test/samples.ts'
import type { Vendor } from '../../test/vendor.ts'
import { insertDataUpdate } from './data-updates.queries.ts'

/** An edit that waits; one of the same text that waited is replaced. */
async function newDataUpdate(vendor: Vendor): Promise<number> {
  const { db, clock } = vendor.world
  const key = 'services' as const
  const of = { customer_id: await vendor.number('customerId'), provider_id: await vendor.number('providerId'), key }
  await db
    .deleteFrom('provider_data_updates')
    .where('customer_id', '=', of.customer_id)
    .where('provider_id', '=', of.provider_id)
    .where('key', '=', of.key)
    .execute()
  const at = clock.now().toString({ smallestUnit: 'millisecond' })
  const edit = { old_value: null, new_value: 'A coordinator on the day.', reject_reason: null, author_id: null }
  return (await insertDataUpdate(db, { ...of, ...edit, status: 'pending', created_at: at, decided_at: null })).id
}

export const samples: Samples = {
  records: {
    dataUpdateId: newDataUpdate,
    formId: () => Promise.resolve(4),
    'replaceInfoRequestFormAnswers formId': () => Promise.resolve(5),
  },
  bodies: {
    replaceProviderData: () => ({ fields: [{ key: 'services', value: 'A coordinator on the day.' }] }),
    replaceProviderFormAnswers: () => ({ answers: [{ fieldName: 'languages', values: ['en'] }] }),
    replaceInfoRequestFormAnswers: () => ({ answers: [{ fieldName: 'asks', values: ['budget'] }] }),
  },
  removes: { createDataUpdateApproval: ['dataUpdateId'], createDataUpdateRejection: ['dataUpdateId'] },
  shared: ['formId'],
}
