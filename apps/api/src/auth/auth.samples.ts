import { demoPassword } from '../seed/people.ts'
import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  records: {
    accessTokenId: ({ as }) => Promise.resolve(as['x-access-token']!),
    /** Not the caller's own session, which the other calls need. */
    async deviceSessionId({ world, as }) {
      const { data } = await world.ok('getAccessToken', { path: { accessTokenId: as['x-access-token']! }, as })
      await world.signIn(data.user.username)
      const sessions = await world.ok('listDeviceSessions', { as })
      return sessions.data.find(({ isCurrent }) => !isCurrent)!.id
    },
    /** Rows of a second factor, of a user who does not sign in. */
    async twoFactorUserId(vendor) {
      const customer_id = await vendor.number('customerId')
      const { db, clock } = vendor.world
      const { id } = await db
        .selectFrom('customer_users')
        .select('id')
        .where('customer_id', '=', customer_id)
        .orderBy('password_hash', (order) => order.desc().nullsFirst())
        .executeTakeFirstOrThrow()
      const owner = { customer_id, customer_user_id: id }
      const at = clock.now().toString()
      const rows = { factor: { ...owner, secret: 'A', last_step: 0, confirmed_at: at }, code: { ...owner, code_hash: 'a', created_at: at } }
      await db
        .insertInto('two_factors')
        .values(rows.factor)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await db
        .insertInto('recovery_codes')
        .values(rows.code)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return id
    },
  },
  bodies: { createSocialConnection: () => ({ token: undefined, state: undefined, issuer: undefined, oldPassword: demoPassword }) },
  // An app that is not set up has no code; no service is configured.
  refused: {
    createSocialConnection: 'social_provider_off',
    renewPassword: 'password_change_not_required',
    verifyTwoFactor: 'invalid',
    deleteTwoFactor: 'two_factor_off',
    createRecoveryCodes: 'two_factor_off',
  },
}
