/** The inbox with a thousand loaded couples: main-thread cost of a scrolled frame and of one changed row. */
import type { Browser } from 'playwright'
import { metric, plain, slowed, visitor, type Visitor } from './browser.ts'
import { wholeRow } from './pages.ts'
import type { System } from './system.ts'
import { median, type Row } from './table.ts'

const rowsMin = 1000
const frames = 120
const frameMs = 1000 / 60

export async function measureInbox(browser: Browser, system: System, rounds: number): Promise<Row[]> {
  await system.addLeads(rowsMin)
  const here = await visitor(browser, plain, system.token)
  const { page } = here
  await page.goto(`${system.origin}/leads`)
  await page.locator(wholeRow).nth(2).waitFor()
  const leadId = Number(/\d+/.exec((await page.locator(wholeRow).nth(2).getAttribute('href')) ?? '')?.[0])
  await page.evaluate(findScroller, wholeRow)
  const loaded = new Set<string>()
  while (loaded.size < rowsMin) {
    const ids = await page.locator(wholeRow).evaluateAll((rows) => rows.map((row) => row.getAttribute('href') ?? ''))
    for (const id of ids) loaded.add(id)
    await page.evaluate('scroller.scrollBy(0, scroller.clientHeight * 0.9)')
    await page.waitForLoadState('networkidle')
  }
  const [scrolled, changed, dropped]: [number[], number[], number[]] = [[], [], []]
  for (let round = -1; round < rounds; round += 1) {
    const [scroll, change] = [await scrollCost(here), await changeCost(here, system, leadId)]
    if (round < 0) continue
    scrolled.push(scroll)
    changed.push(change)
    dropped.push(await droppedFrames(here))
  }
  await here.close()
  return [
    { what: '1,000 loaded rows: frames dropped while scrolling, 4× CPU', unit: '%', ours: median(dropped), oursMax: 5 },
    { what: '1,000 loaded rows: main-thread CPU of a scrolled frame', unit: 'ms', ours: median(scrolled), oursMax: 8 },
    {
      what: '1,000 loaded rows: main-thread CPU when a couple writes (row, count and toast)',
      unit: 'ms',
      ours: median(changed),
      oursMax: 10,
    },
  ]
}

/** Runs in the page: what scrolls the element, in the end the page itself. */
export function findScroller(row: string): void {
  let box = document.querySelector(row)?.parentElement ?? null
  while (box && !(box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))) box = box.parentElement
  ;(globalThis as unknown as { scroller: Element | null }).scroller = box ?? document.scrollingElement
}

const cpuMs = async ({ cdp }: Visitor) => (await metric(cdp, 'TaskDuration')) * 1000

async function scrollCost(here: Visitor): Promise<number> {
  await here.page.evaluate('scroller.scrollTo(0, 0)')
  const before = await cpuMs(here)
  await here.page.evaluate(`new Promise((resolve) => {
    let left = ${frames}
    const frame = () => {
      scroller.scrollBy(0, 300)
      left -= 1
      if (left > 0) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })`)
  return ((await cpuMs(here)) - before) / frames
}

/** The share of frames, in percent, that a wheel scrolling at 2,000 px/s over these distances misses. */
export async function droppedFrames({ page, cdp }: Visitor, distances: readonly number[] = [-8000]): Promise<number> {
  await page.evaluate('scroller.scrollTo(0, 0)')
  await page.waitForLoadState('networkidle')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed.cpu })
  const { x, y } = await page.evaluate<{ x: number; y: number }>(`(() => {
    const { left, top, width, height } = scroller.getBoundingClientRect()
    const times = (globalThis.frameTimes = [])
    const frame = (at) => { if (globalThis.frameTimes === times) { times.push(at); requestAnimationFrame(frame) } }
    requestAnimationFrame(frame)
    return { x: left + width / 2, y: Math.max(top, 0) + Math.min(height, innerHeight) / 2 }
  })()`)
  for (const yDistance of distances)
    await cdp.send('Input.synthesizeScrollGesture', { x, y, yDistance, speed: 2000, gestureSourceType: 'mouse' })
  const times = await page.evaluate<number[]>('(() => { const times = frameTimes; globalThis.frameTimes = null; return times })()')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const elapsed = Math.round((times.at(-1)! - times[0]!) / frameMs)
  return (1 - (times.length - 1) / elapsed) * 100
}

/** From the couple's message until the page is idle again. */
async function changeCost(here: Visitor, { api }: System, leadId: number): Promise<number> {
  const { page } = here
  // The rows at the top are rendered before, so that only the change is measured.
  await page.evaluate(`scroller.scrollTo(0, 0)
    new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))`)
  await page.waitForLoadState('networkidle')
  const before = await cpuMs(here)
  const isReadAgain = page.waitForResponse((response) => response.url().endsWith(`/api/leads/${leadId}`))
  await api.createIntakeMessage({
    path: { leadId },
    body: { channel: 'email', subject: 'One more thing', body: 'Is there parking for guests?' },
  })
  await isReadAgain
  await page.waitForLoadState('networkidle')

  return (await cpuMs(here)) - before
}
