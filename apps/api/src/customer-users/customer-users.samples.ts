import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  records: {
    /** A user who waits for confirmation. */
    async 'confirmCustomerUser customerUserId'(vendor) {
      const customerId = await vendor.number('customerId')
      const username = `pending-${customerId}`
      const user = { customer_id: customerId, name: 'Pending', username, email: `${username}@example.com`, status: 'pending' as const }
      return (await vendor.world.db.insertInto('customer_users').values(user).returning('id').executeTakeFirstOrThrow()).id
    },
    async ownUserId({ world, as }) {
      const { data } = await world.ok('getAccessToken', { path: { accessTokenId: as['x-access-token']! }, as })
      return data.user.id
    },
  },
  bodies: {
    /** Sign-in names are unique. */
    async createCustomerUser(vendor) {
      const name = `sample-${await vendor.id('customerId')}`
      return { username: name, emails: [`${name}@example.com`] }
    },
  },
}
