import { createVendorApi, isApiError } from '@vendor-panel/sdk'

let token: string | null = null
const api = createVendorApi({
  baseUrl: 'http://localhost:4310/api',
  // Read at every call: signing in or out needs no new client.
  session: { accessToken: () => token, consumerKey: () => 'vendor-panel-web', switchUser: () => null },
  locale: () => 'en_CA',
  onUnauthenticated: () => (token = null), // once per session, however many calls answer 401
})

token = (await api.createAccessToken({ body: { username: 'mara', password: 'wedding-demo' } })).accessToken.id
const { data, meta } = await api.listLeads({ query: { displayStates: ['new'], limit: 25 } })
console.log(`${data.length} of ${meta.total} new couples`)

try {
  await api.createLeadMessage({
    path: { leadId: data[0]!.id },
    body: { subject: 'Yes', body: 'The garden is free.' },
    idempotencyKey: crypto.randomUUID(), // sent twice, written once
  })
} catch (error) {
  if (!isApiError(error, 'createLeadMessage')) throw error
  if (error.code === 'channel_closed') console.log('This couple wants no mail.') // a code of another operation does not compile
  else console.log(error.displayMessage ?? 'Please try again.')
}
