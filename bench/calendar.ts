/** A month of 2,000 events: frames dropped while it is scrolled, in each view. */
import type { Browser } from 'playwright'
import { plain, visitor } from './browser.ts'
import { droppedFrames, findScroller } from './inbox.ts'
import type { System } from './system.ts'
import { median, type Row } from './table.ts'

const events = 2000
// After everything that the demo plans.
const month = { first: '2031-06-01', days: 30 }
const views = {
  month: { what: 'the month', part: '[role="grid"]', distances: [-400, 400, -400, 400, -400, 400, -400, 400] },
  week: { what: 'the week', part: '[data-hour]', distances: [-700, 700, -700, 700, -700, 700] },
  agenda: { what: 'the agenda', part: '[data-agenda]', distances: [-8000] },
} as const

export async function measureCalendar(browser: Browser, system: System, rounds: number): Promise<Row[]> {
  await addEvents(system)
  const rows: Row[] = []
  for (const [view, { what, part, distances }] of Object.entries(views)) {
    const here = await visitor(browser, plain, system.token)
    const { page } = here
    await page.goto(`${system.origin}/calendar?view=${view}&date=${month.first}`)
    await page.locator('[data-item]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(findScroller, part)
    const dropped: number[] = []
    for (let round = -1; round < rounds; round += 1) {
      const share = await droppedFrames(here, distances)
      if (round >= 0) dropped.push(share)
    }
    await here.close()
    rows.push({ what: `2,000 events: frames dropped while scrolling ${what}, 4× CPU`, unit: '%', ours: median(dropped), oursMax: 5 })
  }
  return rows
}

/** Spread over the days of the month and the providers of the account, a few of them at the same time. */
async function addEvents({ api }: System): Promise<void> {
  const { data: providers } = await api.listProviders()
  const first = Temporal.PlainDate.from(month.first)
  const add = (index: number) => {
    const start = first
      .add({ days: index % month.days })
      .toZonedDateTime({ timeZone: 'America/Toronto', plainTime: { hour: 8 + ((index * 7) % 11), minute: (index % 4) * 15 } })
    const body = {
      type: 'appointment' as const,
      title: `Viewing ${index + 1}`,
      startAt: start.toInstant().toString(),
      endAt: start.add({ minutes: 45 }).toInstant().toString(),
    }
    return api.createCalendarEvent({ path: { providerId: providers[index % providers.length]!.id }, body })
  }
  for (let index = 0; index < events; index += 20) await Promise.all(Array.from({ length: 20 }, (_, offset) => add(index + offset)))
}
