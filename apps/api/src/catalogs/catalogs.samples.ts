import type { Samples } from '../../test/samples.ts'
import type { Vendor } from '../../test/vendor.ts'

async function ownCatalogs(vendor: Vendor) {
  const { world, as } = vendor
  return (await world.ok('listCustomerCatalogs', { as, path: { customerId: await vendor.id('customerId') } })).data
}

async function somePrices(vendor: Vendor) {
  const [catalog] = await ownCatalogs(vendor)
  return catalog!.prices.map(({ catalogItemOption, ...price }) => ({ ...price, catalogItemOptionId: catalogItemOption.id }))
}

export const samples: Samples = {
  shared: ['catalogItemOptionId', 'catalogTypeId'],
  bodies: {
    /** A provider has at most one price list of each type. */
    async createCatalog(vendor) {
      const taken = (await ownCatalogs(vendor)).map(({ provider }) => provider.id)
      const { data } = await vendor.world.ok('listProviders', { as: vendor.as })
      const free = data.find(({ id }) => !taken.includes(id))
      return { prices: await somePrices(vendor), catalogTypeId: 1, ...(free && { providerId: free.id }) }
    },
    async replaceCatalog(vendor) {
      return { prices: await somePrices(vendor) }
    },
  },
}
