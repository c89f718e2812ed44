import { examples } from '@vendor-panel/contract/examples'
import { operationUrl } from '@vendor-panel/sdk'
import { expect, it } from 'vitest'
import { queryNames } from '../../vite/query-names.ts'
import { apiBase } from '../shared/api-base.ts'
import { firstRead } from '../shared/first-read.ts'
import { readFirst } from './first-reads.ts'
import { firstRequest } from './first-request.ts'
import { layoutReads } from './layout-reads.ts'
import { readAddress } from './read-address.ts'
import { loadRoute } from './routes.ts'

const { user } = examples.getAccessToken.answer!.data

/** The requests of the SDK for the first reads of the page at an address. */
async function requestsOfPage(path: string, search: string): Promise<Set<string>> {
  const requests = new Set<string>()
  const browser = globalThis as unknown as Record<string, unknown>
  const before = { fetch: browser['fetch'], window: browser['window'], document: browser['document'] }
  Object.assign(browser, {
    window: { localStorage: { getItem: () => null } },
    document: { cookie: '' },
    fetch: (url: string) => {
      requests.add(url)
      return Promise.resolve(new Response(null, { status: 503 }))
    },
  })
  await readFirst({ ...user }, { path, search })
  Object.assign(browser, before)
  return requests
}

/** The requests of the head script for the same address. */
async function requestsOfHead(path: string, search: string): Promise<Set<string>> {
  const { route, params } = await loadRoute(path)
  const reads = [...(route.reads ?? []), ...layoutReads[route.layout]]
  return new Set(reads.map((read) => firstRequest(readAddress(read, queryNames), params, search)))
}

it.each([
  ['/', '', 4],
  ['/dashboard', '?utm_source=mail', 4],
  ['/todo', '', 5],
  ['/leads', '', 3],
  ['/leads', '?displayStates=new,deal&q=a%20b&disableTranslation=1', 4],
  ['/leads', '?createdAtStart=2026-01-01&sort=due', 4],
  ['/leads/7', '?activeTab=notes', 5],
  ['/leads/7', '?isAnswered=false&activeTab=messages', 5],
])("at %s%s the head script sends the requests of the page's first reads, and no others", async (path, search, count) => {
  const requests = await requestsOfPage(path, search)
  expect(requests.size).toBe(count)
  expect(await requestsOfHead(path, search)).toEqual(requests)
})

it('the head script requests the session of a token as the SDK does', () => {
  const read = readAddress(firstRead('getAccessToken', { path: { accessTokenId: 'accessTokenId' } }), queryNames)
  const token = 'vp/1?'
  expect(firstRequest(read, { accessTokenId: encodeURIComponent(token) }, '')).toBe(
    operationUrl(apiBase, 'getAccessToken', { path: { accessTokenId: token } }),
  )
})

it('an invalid id is not read', async () => {
  expect([...(await requestsOfPage('/leads/none', ''))].filter((url) => url.includes('none') || url.includes('NaN'))).toEqual([])
})
