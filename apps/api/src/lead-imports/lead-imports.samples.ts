import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  records: {
    async leadImportId(vendor) {
      const body = { providerId: await vendor.number('providerId'), fileName: 'couples.csv', rows: [{ name: 'Imported couple' }] }
      return (await vendor.world.ok('createLeadImport', { as: vendor.as, body })).data.id
    },
  },
  unaudited: ['createLeadImportCheck'],
}
