import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  records: {
    /** A provider with couples and a package with every feature. */
    async providerId({ world: { ok }, as }) {
      for (const { id } of (await ok('listProviders', { as, query: { limit: 100 } })).data) {
        const { data: product } = await ok('getActiveProduct', { as, path: { providerId: id } })
        const { meta } = await ok('listLeads', { as, query: { providerIds: id } })
        if (product?.features.includes('campaigns') && meta.total > 0) return id
      }
      throw new Error('No provider has both couples and a package with every feature')
    },
  },
  // A district has to be one of the city.
  bodies: { updateProvider: () => ({ districtId: null, address: '14 Bank Street', phone: '+16135550140' }) },
  shared: ['districtId'],
}
