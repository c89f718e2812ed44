import type { Samples } from '../../test/samples.ts'

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

export const samples: Samples = {
  records: {
    pushSubscriptionId: async ({ world, as }) =>
      (await world.ok('createPushSubscription', { as, body: { endpoint: 'https://push.example/send/sample', keys } })).data.id,
  },
  unaudited: ['createPushSubscription'],
}
