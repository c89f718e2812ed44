/** Every page of the main area, opened cold on a phone's network and processor. */
import type { Browser } from 'playwright'
import { userAddresses } from '../e2e/addresses.ts'
import { coldLoad, fast4g } from './browser.ts'
import type { System } from './system.ts'
import { median, type Row } from './table.ts'

const usefulMsMax = 2500

/** Its heading and its content are there, and nothing on it is still being loaded. */
const isUseful = `!document.documentElement.dataset.start && document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]')`

export async function measureColdPages(browser: Browser, { origin, token, api }: System, rounds: number): Promise<Row[]> {
  const { data: leads } = await api.listLeads({ query: { limit: 1 } })
  const { data: session } = await api.getAccessToken({ path: { accessTokenId: token } })
  const rows: Row[] = []
  for (const { path, address } of userAddresses(session, leads[0]!.id)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const target = { name: path, url: `${origin}${address}`, isSignedIn: true, isUseful }
      times.push((await coldLoad(browser, target, fast4g, token)).usefulMs)
    }
    rows.push({ what: `${path}, cold, ${fast4g.name}: useful`, unit: 'ms', ours: median(times), oursMax: usefulMsMax })
  }
  return rows.toSorted((one, other) => other.ours - one.ours)
}
