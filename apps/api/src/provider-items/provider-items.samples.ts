import type { Samples } from '../../test/samples.ts'
import type { Vendor } from '../../test/vendor.ts'

async function insertItem(vendor: Vendor): Promise<number> {
  const of = { customer_id: await vendor.number('customerId'), provider_id: await vendor.number('providerId') }
  const item = { ...of, type: 'product' as const, name: 'Candles', currency: 'CAD', status: 'active' as const, position: 99 }
  return (await vendor.world.db.insertInto('provider_items').values(item).returning('id').executeTakeFirstOrThrow()).id
}

export const samples: Samples = {
  records: {
    providerItemId: insertItem,
    secondItemId: insertItem,
    async imageId(vendor) {
      const of = { customer_id: await vendor.number('customerId'), provider_item_id: await vendor.number('providerItemId') }
      const image = { ...of, path: '/files/candles.jpg', position: 1 }
      return (await vendor.world.db.insertInto('provider_item_images').values(image).returning('id').executeTakeFirstOrThrow()).id
    },
  },
  bodies: {
    updateProviderItem: () => ({ optionIds: [] }),
    /** All items of the provider, in another order. */
    async replaceProviderItemOrder(vendor) {
      await vendor.id('secondItemId')
      const query = { providerId: await vendor.id('providerId'), limit: 100 }
      const { data } = await vendor.world.ok('listProviderItems', { as: vendor.as, query })
      return { ids: data.map(({ id }) => id).toReversed() }
    },
  },
  shared: ['optionId'],
}
