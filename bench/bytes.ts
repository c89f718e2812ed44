/**
 * The byte budgets: all network bytes until a page is completely rendered, in Chromium, from the built panel and the running backend. Fails
 * if one is exceeded.
 */
import { chromium } from 'playwright'
import { chromiumLaunch, ensureChromium } from '../scripts/chromium.mjs'
import { coldLoad, slow4g } from './browser.ts'
import { bookingPage, comparisons } from './pages.ts'
import { startSystem } from './system.ts'
import { isWithinBudget, markdown, type Row } from './table.ts'
import { kibMax } from './web.ts'

await ensureChromium()
const system = await startSystem()
const rows: Row[] = []
try {
  const browser = await chromium.launch(chromiumLaunch())
  for (const { what, panel } of [...Object.values(comparisons(system.origin)), bookingPage(system.origin)]) {
    // On a slow connection, no prefetched data arrives before the page is useful.
    const { kib, parts } = await coldLoad(browser, panel, slow4g, system.token)
    const row: Row = { what: `${what}: sent until drawn whole`, unit: 'KiB', ours: kib, oursMax: kibMax[what]! }
    rows.push(row)
    if (!isWithinBudget(row)) for (const part of parts) console.log(part.kib.toFixed(1).padStart(7), part.path)
  }
  await browser.close()
} finally {
  await system.stop()
}
console.log(markdown(rows))
if (!rows.every(isWithinBudget)) process.exitCode = 1
