import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  bodies: {
    async createIntakeMail(vendor) {
      const path = { providerId: await vendor.number('providerId') }
      const { data } = await vendor.world.ok('renewForwardingAddress', { as: vendor.as, path })
      return { recipient: data.address! }
    },
  },
}
