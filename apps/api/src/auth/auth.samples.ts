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
  },
  refused: { renewPassword: 'password_change_not_required' },
}
