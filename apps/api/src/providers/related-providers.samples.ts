import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  records: {
    /** A provider that is not related to another one yet. */
    async relatedProviderId(vendor) {
      const [customerId, providerId] = [await vendor.number('customerId'), await vendor.number('providerId')]
      const { db } = vendor.world
      const columns = ['customer_id', 'name', 'category_id', 'category_name', 'city_id', 'city', 'time_zone'] as const
      const likeness = db.selectFrom('providers').select(columns).where('customer_id', '=', customerId).where('id', '=', providerId)
      const { id } = await db.insertInto('providers').columns(columns).expression(likeness).returning('id').executeTakeFirstOrThrow()
      await db.insertInto('provider_directory').values({ provider_id: id, customer_id: customerId }).execute()
      return id
    },
  },
  bodies: {
    /** All related providers, in another order. */
    async replaceRelatedProviderOrder(vendor) {
      const path = { providerId: await vendor.id('providerId') }
      const { data } = await vendor.world.ok('listRelatedProviders', { as: vendor.as, path })
      return { ids: data.map(({ id }) => id).toReversed() }
    },
  },
  anyProvider: ['createRelatedProvider relatedProviderId'],
}
