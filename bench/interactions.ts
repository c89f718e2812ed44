/** The duration of a click once the list is loaded: from the event to the frame. */
import type { Browser, Page } from 'playwright'
import { plain, slowed, visitor, type Conditions, type Visitor } from './browser.ts'
import { leadRow } from './pages.ts'
import type { System } from './system.ts'
import { median, type Row } from './table.ts'

interface Clicks {
  openFirst: number
  openAgain: number
  switchRoute: number
  worstEvent: number
}

const heading = `document.querySelector('main h1')?.textContent`

export async function measureInteractions(browser: Browser, system: System, rounds: number): Promise<Row[]> {
  const results: Record<'plain' | 'slowed', Clicks[]> = { plain: [], slowed: [] }
  for (let round = -1; round < rounds; round += 1) {
    const [atPlain, atSlowed] = [await clickThrough(browser, system, plain), await clickThrough(browser, system, slowed)]
    if (round < 0) continue
    results.plain.push(atPlain)
    results.slowed.push(atSlowed)
  }
  const of = (conditions: 'plain' | 'slowed', what: keyof Clicks) => median(results[conditions].map((clicks) => clicks[what]))
  return [
    { what: 'open a lead for the first time, plain', unit: 'ms', ours: of('plain', 'openFirst'), oursMax: 60 },
    { what: 'open a lead again, plain', unit: 'ms', ours: of('plain', 'openAgain'), oursMax: 40 },
    { what: 'switch between warm routes, 4× CPU', unit: 'ms', ours: of('slowed', 'switchRoute'), oursMax: 60 },
    { what: 'open, switch, type, toggle: the worst event, 4× CPU', unit: 'ms', ours: of('slowed', 'worstEvent'), oursMax: 50 },
  ]
}

async function clickThrough(browser: Browser, { origin, token }: System, conditions: Conditions): Promise<Clicks> {
  const here = await visitor(browser, plain, token)
  const { page } = here
  await page.goto(`${origin}/leads`)
  await page.locator(leadRow).nth(3).waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown(here, conditions)
  await page.evaluate(watchEvents)

  const names = await page
    .locator(leadRow)
    .evaluateAll((rows) => rows.slice(0, 3).map((row) => row.querySelector('bdi')?.textContent ?? ''))
  const open = async (index: number) => {
    const took = await timeClick(
      page,
      page.locator(leadRow).nth(index),
      `document.querySelector('main h1 bdi')?.textContent === ${JSON.stringify(names[index])}`,
    )
    await page.waitForLoadState('networkidle')
    return took
  }
  const openFirst = await open(1)
  await open(2)
  const openAgain = await open(1)

  const switches: number[] = []
  for (const path of ['/', '/leads', '/', '/leads']) {
    const before = JSON.stringify(await page.evaluate(heading))
    const isThere = `![undefined, ${before}].includes(${heading}) && document.querySelector(${JSON.stringify(leadRow)})`
    switches.push(await timeClick(page, page.locator(`nav a[href="${path}"]`).first(), isThere))
    await page.waitForLoadState('networkidle')
  }

  await page.getByRole('searchbox').first().pressSequentially('aylin', { delay: 60 })
  await page.waitForLoadState('networkidle')
  const worstEvent = (await page.evaluate('globalThis.worstEvent')) as number
  await here.close()
  return {
    openFirst,
    openAgain, // The first visit of each page fetches its data: the following ones are warm.
    switchRoute: Math.max(...switches.slice(2)),
    worstEvent,
  }
}

async function slowDown({ cdp }: Visitor, { cpu }: Conditions): Promise<void> {
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** Milliseconds from the click until the frame with its result is on the screen. */
async function timeClick(page: Page, target: ReturnType<Page['locator']>, isThere: string): Promise<number> {
  await page.evaluate(`(${armClick.toString()})(() => ${isThere})`)
  await target.click()
  return (await page.evaluate('globalThis.clickTook')) as number
}

/** Runs in the page. */
function armClick(isThere: () => boolean): void {
  const page = globalThis as unknown as { clickTook: Promise<number> }
  page.clickTook = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`A click at ${location.pathname} had no outcome: ${isThere.toString()}`)), 20_000)
    const onClick = ({ timeStamp }: Event) => {
      const painted = new MessageChannel()
      painted.port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
      painted.port1.start()
      // A frame callback runs just before the frame is painted, and a message sent from it just after.
      const look = () => (isThere() ? painted.port2.postMessage('') : requestAnimationFrame(look))
      requestAnimationFrame(look)
    }
    document.addEventListener('click', onClick, { capture: true, once: true })
  })
}

/** Runs in the page. */
export function watchEvents(): void {
  const page = globalThis as unknown as { worstEvent: number }
  page.worstEvent = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.worstEvent = Math.max(page.worstEvent, duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
