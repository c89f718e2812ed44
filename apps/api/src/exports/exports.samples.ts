import type { Samples } from '../../test/samples.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { writeExport } from './write-export.ts'

export const samples: Samples = {
  records: {
    /** An export whose file is ready. */
    async exportId(vendor) {
      const { world, as } = vendor
      const customerId = await vendor.number('customerId')
      const { id: exportId } = (await world.ok('createExport', { as, body: { kind: 'leads', format: 'csv', filters: {} } })).data
      const inCustomer: Parameters<typeof writeExport>[0]['inCustomer'] = (id, work) => inTransaction(world.pool, asCustomer(id), work)
      await writeExport({ inCustomer, files: localFiles(world.filesFolder), now: world.clock.now }, { customerId, exportId }, false)
      return exportId
    },
  },
  filtering: ['createExport'],
}
