import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  records: {
    async customerId({ world, as }) {
      const { data } = await world.ok('getAccessToken', { path: { accessTokenId: as['x-access-token']! }, as })
      return data.user.customerId
    },
  },
}
