import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  records: {
    async platformLeadId({ world, as }) {
      const { data } = await world.ok('listPlatformLeads', { as })
      const [first] = data
      if (!first) throw new Error('the demo has no platform lead')
      return first.id
    },
  },
}
