/** A cold load of one page in Chromium, and its cost until it is useful. */
import type { Browser, CDPSession, Page } from 'playwright'
import type { Target } from './pages.ts'

export interface Conditions {
  name: string
  cpu: number
  latencyMs: number
  megabits: number
}

export const plain: Conditions = { name: 'plain', cpu: 1, latencyMs: 0, megabits: 0 }
/** For what happens once everything is loaded. */
export const slowed: Conditions = { ...plain, name: '4× CPU', cpu: 4 }
export const fast4g: Conditions = { name: 'Fast 4G, 4× CPU', cpu: 4, latencyMs: 165, megabits: 8.1 }
export const slow4g: Conditions = { name: 'Slow 4G, 4× CPU', cpu: 4, latencyMs: 562, megabits: 1.44 }

export interface Load {
  usefulMs: number
  wholeMs: number
  /** All network bytes until the page is complete: headers and bodies, as sent. */
  kib: number
  requests: number
  /** The same by URL, the largest first. */
  parts: { path: string; kib: number }[]
  cpuMs: number
  heapMib: number
  layoutShift: number
}

export interface Visitor {
  page: Page
  cdp: CDPSession
  close: () => Promise<void>
}

/** A first visit, with or without a session. */
export async function visitor(browser: Browser, { cpu, latencyMs, megabits }: Conditions, token?: string): Promise<Visitor> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 800 }, locale: 'en-CA' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  if (token) {
    await page.addInitScript(`localStorage.setItem('accessToken', ${JSON.stringify(token)})`)
    // No modal covers the page: the queue counts each as dismissed a moment ago.
    await page.addInitScript(`const { getItem } = Storage.prototype
      Storage.prototype.getItem = function (key) {
        if (!key.startsWith('modal:')) return getItem.call(this, key)
        return /referral|video/.test(key) ? 'once' : String(Date.now() - 300_000)
      }`)
  }
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Network.enable')
  if (latencyMs > 0) {
    const bytesPerSecond = (megabits * 1_000_000) / 8
    const network = { offline: false, latency: latencyMs, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
    await cdp.send('Network.emulateNetworkConditions', network)
  }
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, cdp, close: () => context.close() }
}

export async function coldLoad(browser: Browser, target: Target, conditions: Conditions, token: string): Promise<Load> {
  const { page, cdp, close } = await visitor(browser, conditions, target.isSignedIn ? token : undefined)
  const traffic = watchTraffic(cdp)
  await page.addInitScript(`(${watchUseful.toString()})(() => ${target.isUseful}, () => ${target.isWhole ?? target.isUseful})`)
  await page.goto(target.url, { waitUntil: 'commit' })
  const [usefulMs, wholeMs] = (await page.evaluate('Promise.all([globalThis.useful, globalThis.whole])')) as [number, number]
  await page.waitForLoadState('networkidle')
  const cpuMs = (await metric(cdp, 'TaskDuration')) * 1000
  await cdp.send('HeapProfiler.collectGarbage')
  const heapMib = (await metric(cdp, 'JSHeapUsedSize')) / 1024 / 1024
  const { origin, shift } = (await page.evaluate('({ origin: performance.timeOrigin, shift: globalThis.layoutShift })')) as {
    origin: number
    shift: number
  }
  await close()
  return { usefulMs, wholeMs, ...traffic.until(origin + wholeMs), cpuMs, heapMib, layoutShift: shift }
}

/** Milliseconds from navigation until what the first possible click opens is there. */
export async function firstClick(browser: Browser, { url, firstClick }: Target, conditions: Conditions, token: string): Promise<number> {
  const { page, close } = await visitor(browser, conditions, token)
  const { target, isOpen } = firstClick!
  await page.addInitScript(`(${clickFirst.toString()})(${JSON.stringify(target)}, () => ${isOpen})`)
  await page.goto(url, { waitUntil: 'commit' })
  const tookMs = (await page.evaluate('globalThis.opened')) as number
  await close()
  return tookMs
}

/** Runs in the page: clicks the target at the first moment it exists, then waits for what it opens. */
function clickFirst(target: string, isOpen: () => boolean): void {
  const page = globalThis as unknown as { opened: Promise<number> }
  page.opened = new Promise((resolve, reject) => {
    let isClicked = false
    const look = () => {
      const element = document.body && document.querySelector<HTMLElement>(target)
      if (!isClicked && element) {
        element.click()
        isClicked = true
      }
      if (isClicked && isOpen()) resolve(performance.now())
      else if (performance.now() > 60_000) reject(new Error('the first click opened nothing within a minute'))
      else setTimeout(look, 4)
    }
    look()
  })
}

/** Runs in the page: polls every few milliseconds, because no event marks the moment (a handler bound, a row rendered). */
function watchUseful(isUseful: () => boolean, isWhole: () => boolean): void {
  const seen = globalThis as unknown as { useful: Promise<number>; whole: Promise<number>; layoutShift: number }
  seen.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.layoutShift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const until = (isSo: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const look = () => {
        if (document.body && isSo()) resolve(performance.now())
        else if (performance.now() > 60_000) reject(new Error(`${location.href} was of no use after a minute`))
        else setTimeout(look, 4)
      }
      look()
    })
  seen.useful = until(isUseful)
  seen.whole = until(isWhole)
}

/** Counts network bytes with their time. */
function watchTraffic(cdp: CDPSession) {
  const paths = new Map<string, string>()
  const asked: number[] = []
  const arrived: { at: number; requestId: string; bytes: number }[] = []
  let offset = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, request }) => {
    // Chromium's network clock differs from the page's by this offset.
    offset ||= wallTime - timestamp
    asked.push(timestamp)
    paths.set(requestId, new URL(request.url).pathname)
  })
  const count = (requestId: string, at: number, bytes: number) => arrived.push({ at, requestId, bytes })
  cdp.on('Network.responseReceived', ({ requestId, timestamp, response }) => count(requestId, timestamp, response.encodedDataLength))
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => count(requestId, timestamp, encodedDataLength))
  return {
    until(epochMs: number): Pick<Load, 'kib' | 'requests' | 'parts'> {
      const isBefore = (timestamp: number) => (timestamp + offset) * 1000 <= epochMs
      const sums = new Map<string, number>()
      for (const { at, requestId, bytes } of arrived) if (isBefore(at)) sums.set(requestId, (sums.get(requestId) ?? 0) + bytes / 1024)
      const parts = [...sums].map(([requestId, kib]) => ({ path: paths.get(requestId) ?? '', kib })).toSorted((a, b) => b.kib - a.kib)
      return { kib: parts.reduce((sum, { kib }) => sum + kib, 0), requests: asked.filter(isBefore).length, parts }
    },
  }
}

export async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN
}
