/**
 * The byte budgets: all network bytes until a page is completely rendered, in Chromium, from the built panel and the running backend. Fails
 * if one is exceeded.
 */
import { get } from 'node:http'
import { chromium } from 'playwright'
import { chromiumLaunch, ensureChromium } from '../scripts/chromium.mjs'
import { coldLoad, slow4g } from './browser.ts'
import { comparisons, publicPages } from './pages.ts'
import { startSystem } from './system.ts'
import { isWithinBudget, markdown, type Row } from './table.ts'
import { kibMax, publicKibMax, widgetKibMax } from './web.ts'

await ensureChromium()
const system = await startSystem()
const rows: Row[] = []
try {
  const browser = await chromium.launch(chromiumLaunch())
  for (const { what, panel } of [...Object.values(comparisons(system.origin)), ...(await publicPages(system.origin))]) {
    // On a slow connection, no prefetched data arrives before the page is useful.
    const { kib, parts } = await coldLoad(browser, panel, slow4g, system.token)
    const row: Row = { what: `${what}: sent until drawn whole`, unit: 'KiB', ours: kib, oursMax: kibMax[what] ?? publicKibMax }
    rows.push(row)
    if (!isWithinBudget(row)) for (const part of parts) console.log(part.kib.toFixed(1).padStart(7), part.path)
  }
  await browser.close()
  const ours = (await packedBytes(`http://127.0.0.1:${system.backendPort}/widgets/reviews.js`)) / 1024
  rows.push({ what: 'reviews on a website: the script', unit: 'KiB', ours, oursMax: widgetKibMax })
} finally {
  await system.stop()
}
console.log(markdown(rows))
if (!rows.every(isWithinBudget)) process.exitCode = 1

/** The body as it is sent, packed with brotli. */
function packedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not sent packed`))
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
