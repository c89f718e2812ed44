/** The overhead of the SDK over a hand-written `fetch`: the same call, headers, checks and answer. */
import { createVendorApi } from '@vendor-panel/sdk'
import { examples } from '@vendor-panel/contract/examples'
import { median, type Row } from './table.ts'

const calls = 4000
const rounds = 15
const body = JSON.stringify(examples.getLead.answer)
const noteInput = { body: 'Call on Monday' }

/** Answers at once like a real `fetch`: with headers to read and a body to parse. */
const answer = () =>
  Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json', 'content-length': String(body.length) } }))
const session = { accessToken: () => 'vp_bench', consumerKey: () => 'ck_bench', switchUser: () => null }
const api = createVendorApi({ baseUrl: '/api', session, locale: () => 'en_CA', fetch: answer })

async function byHand(method: string, url: string, input?: object): Promise<unknown> {
  const headers: Record<string, string> = {
    'Accept-Language': 'en-CA',
    'X-Consumer-Key': session.consumerKey(),
    'X-Access-Token': session.accessToken(),
  }
  const init: RequestInit = { method, headers }
  if (input) {
    headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(input)
  }
  const response = await (answer as (url: string, init: RequestInit) => Promise<Response>)(url, init)
  if (!response.ok) throw new Error(String(response.status))
  return await response.json()
}

const contestants = {
  GET: {
    sdk: (leadId: number) => api.getLead({ path: { leadId } }),
    hand: (leadId: number) => byHand('GET', `/api/leads/${encodeURIComponent(leadId)}`),
  },
  PATCH: {
    sdk: (leadId: number) => api.updateLeadNote({ path: { leadId, commentId: 3 }, body: noteInput }),
    hand: (leadId: number) => byHand('PATCH', `/api/leads/${encodeURIComponent(leadId)}/comments/${encodeURIComponent(3)}`, noteInput),
  },
}

/** Microseconds of CPU per call. */
async function cost(call: (leadId: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let leadId = 1; leadId <= calls; leadId += 1) await call(leadId)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / calls
}

export async function measureSdk(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [method, { sdk, hand }] of Object.entries(contestants)) {
    const costs = { sdk: [] as number[], hand: [] as number[] }
    for (let round = -2; round < rounds; round += 1) {
      const [first, second] = [await cost(hand), await cost(sdk)]
      // The first two rounds warm up the engine.
      if (round < 0) continue
      costs.hand.push(first)
      costs.sdk.push(second)
    }
    rows.push({ what: `SDK call, ${method}`, unit: 'µs CPU', ours: median(costs.sdk), floor: median(costs.hand), ratioMax: 1.8 })
  }
  return rows
}
