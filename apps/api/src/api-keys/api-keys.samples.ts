import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  records: {
    apiKeyId: async ({ world, as }) =>
      (await world.ok('createApiKey', { as, body: { name: 'Sample', scopes: ['couples:read'] } })).data.apiKey.id,
  },
}
