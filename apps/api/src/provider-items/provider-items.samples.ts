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
    /** Of the second item, so that the first one can be linked. */
    async itemDataId(vendor) {
      const of = { customer_id: await vendor.number('customerId'), provider_item_id: await vendor.number('secondItemId') }
      const link = { ...of, media_id: await vendor.number('mediaId'), model_name: null }
      return (await vendor.world.db.insertInto('item_data').values(link).returning('id').executeTakeFirstOrThrow()).id
    },
  },
  bodies: {
    createProviderItem: () => ({ type: 'offer', intro: 'Weddings of up to forty guests that end before the evening.', optionIds: [] }),
    updateProviderItem: () => ({ optionIds: [] }),
    /** All items of the provider, in another order. */
    async replaceProviderItemOrder(vendor) {
      await vendor.id('secondItemId')
      const query = { providerId: await vendor.id('providerId'), limit: 100 }
      const { data } = await vendor.world.ok('listProviderItems', { as: vendor.as, query })
      return { ids: data.map(({ id }) => id).toReversed() }
    },
  },
  fields: { imageIds: 'mediaId', modelImageId: 'mediaId' },
  shared: ['optionId'],
}
