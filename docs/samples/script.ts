/**
 * Lists the couples who wait for an answer, and leaves a note with the one that waits longest.
 * `node script.ts` (Node 22.18 or newer runs TypeScript as it is), with API, USERNAME and PASSWORD in the environment; without them it signs in to the demo of `npm start`.
 */
import { createVendorApi, isApiError, items, retrying } from '@vendor-panel/sdk'

const { API = 'http://localhost:4310/api', USERNAME = 'mara', PASSWORD = 'wedding-demo' } = process.env

let token: string | null = null
const api = createVendorApi({
  baseUrl: API,
  session: { accessToken: () => token, consumerKey: () => 'vendor-panel-web', switchUser: () => null },
  locale: () => 'en_CA',
  middleware: [retrying()],
})

const signIn = await api.createAccessToken({ body: { username: USERNAME, password: PASSWORD } }).catch((error: unknown) => {
  // The compiler knows the codes of this operation: a misspelt one does not compile.
  if (isApiError(error, 'createAccessToken') && error.code === 'invalid_credentials') console.error(error.displayMessage)
  throw error
})
token = signIn.accessToken.id

const waiting: number[] = []
for await (const lead of items(api, 'listLeads', { query: { isAnswered: false, sort: 'due', limit: 100 } })) {
  waiting.push(lead.id)
  console.log(`${lead.dueAt ?? 'no deadline'}  ${lead.couple.name}`)
}
console.log(`${waiting.length} couples wait for an answer.`)

const [longest] = waiting
if (longest !== undefined) {
  // Sent again with the same key, it is written once.
  const note = { path: { leadId: longest }, body: { body: 'Call before noon' }, idempotencyKey: crypto.randomUUID() }
  const { data } = await api.createLeadNote(note)
  console.log(`Note ${data.id} is with couple ${longest}.`)
}
await api.deleteAccessToken({ path: { accessTokenId: token } })
