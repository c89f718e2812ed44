/** `npm run bench`: everything in one run on this machine, as a Markdown table. `--rounds 5`, `--only web,api,sdk,rules` (or parts of `web`, such as `loads,inbox`); `--check` fails when a budget is missed. */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch, ensureChromium } from '../scripts/chromium.mjs'
import { measureApi } from './api.ts'
import { measureCalendar } from './calendar.ts'
import { measureColdPages } from './cold.ts'
import { measureGallery } from './gallery.ts'
import { measureEvents } from './events.ts'
import { measureInbox } from './inbox.ts'
import { measureInteractions } from './interactions.ts'
import { measureReviews } from './reviews.ts'
import { measureRules } from './rules.ts'
import { measureSdk } from './sdk.ts'
import { measureStatistics } from './statistics.ts'
import { startSystem } from './system.ts'
import { isWithinBudget, markdown, type Row } from './table.ts'
import { measureLoads } from './web.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'web,api,sdk,rules' },
    check: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const isAsked = (part: string) => values.only.split(',').includes(part)
const rows: Row[] = []

if (isAsked('rules')) rows.push(...measureRules())
if (isAsked('sdk')) rows.push(...(await measureSdk()))
/** The parts of `web`, which `--only` also names alone. */
const webParts = {
  loads: measureLoads,
  interactions: measureInteractions,
  inbox: measureInbox,
  calendar: measureCalendar,
  gallery: measureGallery,
  statistics: measureStatistics,
  reviews: measureReviews,
  cold: measureColdPages,
  events: measureEvents,
}
const browsing = Object.entries(webParts).flatMap(([part, measure]) => (isAsked('web') || isAsked(part) ? [measure] : []))
if (browsing.length > 0 || isAsked('api')) {
  const system = await startSystem()
  try {
    if (isAsked('api')) rows.push(...(await measureApi(system, rounds)))
    if (browsing.length > 0) {
      await ensureChromium()
      const browser = await chromium.launch(chromiumLaunch())
      for (const measure of browsing) {
        try {
          rows.push(...(await measure(browser, system, rounds)))
        } catch (error) {
          // What the other parts measure, some for minutes, is worth its own report.
          console.error(error)
          process.exitCode = 1
        }
      }
      await browser.close()
    }
  } finally {
    await system.stop()
  }
}
console.log(`\n${markdown(rows)}\n\nMedians of ${rounds} interleaved rounds.`)

const missed = rows.filter((row) => isWithinBudget(row) === false)
if (values.check && missed.length > 0) {
  console.error(`Missed: ${missed.map(({ what }) => what).join('; ')}`)
  process.exitCode = 1
}
