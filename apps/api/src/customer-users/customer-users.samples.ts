import { randomUUID } from 'node:crypto'
import type { Samples } from '../../test/samples.ts'
import { demoPassword } from '../seed/people.ts'

export const samples: Samples = {
  records: {
    /** A user who waits for confirmation. */
    async 'confirmCustomerUser customerUserId'(vendor) {
      const customerId = await vendor.number('customerId')
      const username = `pending-${customerId}`
      const user = { customer_id: customerId, name: 'Pending', username, email: `${username}@example.com`, status: 'pending' as const }
      return (await vendor.world.db.insertInto('customer_users').values(user).returning('id').executeTakeFirstOrThrow()).id
    },
    /** Only an unverified contact of a user who has registered can be verified. */
    'createContactVerification customerUserId': (vendor) => vendor.id('ownUserId'),
    async 'createContactVerification contactId'(vendor) {
      const customerUserId = await vendor.number('ownUserId')
      const customerId = await vendor.number('customerId')
      const value = `${randomUUID()}@example.com`
      const contact = { customer_id: customerId, customer_user_id: customerUserId, type: 'email' as const, value, is_primary: false }
      return (await vendor.world.db.insertInto('contacts').values(contact).returning('id').executeTakeFirstOrThrow()).id
    },
    async ownUserId({ world, as }) {
      const { data } = await world.ok('getAccessToken', { path: { accessTokenId: as['x-access-token']! }, as })
      return data.user.id
    },
  },
  bodies: {
    updateCustomerUser: () => ({ oldPassword: demoPassword }),
    createContact: () => ({ oldPassword: demoPassword }),
    updateContact: () => ({ oldPassword: demoPassword }),
    deleteContact: () => ({ oldPassword: demoPassword }),
    /** Sign-in names are unique. */
    async createCustomerUser(vendor) {
      const name = `sample-${await vendor.id('customerId')}`
      return { username: name, emails: [`${name}@example.com`] }
    },
  },
}
