/** Statistics of an account with 10,000 couples, events of visits per second, and a chart of a year. */
import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright'
import { plain, visitor } from './browser.ts'
import type { System } from './system.ts'
import { median, type Row } from './table.ts'

const couples = 10_000
const callsPerRound = 25
const batchSize = 500
const batches = 20
const senders = 4

export async function measureStatistics(browser: Browser, system: System, rounds: number): Promise<Row[]> {
  await system.addLeads(couples)
  return [await measureReads(system, rounds), await measureIntake(system, rounds), await measureChart(browser, system, rounds)]
}

/** One request at a time, each of the four operations over a year. */
async function measureReads({ api }: System, rounds: number): Promise<Row> {
  const { data: providers } = await api.listProviders()
  const providerId = providers.find(({ productFeatures }) => (productFeatures?.rivalStatsAccess ?? 0) > 0)!.id
  const query = { preset: 'this-year' as const }
  const reads = [
    () => api.getVisitStats({ query: { ...query, providerId } }),
    () => api.getWeddingStats({ query: { ...query, providerId } }),
    () => api.getAdStats({ query: { ...query, providerId } }),
    () => api.getRivalStats({ path: { providerId }, query }),
  ]
  for (const read of reads) await read()
  const worst = await inRounds(rounds, async () => {
    const slowest: number[] = []
    for (const read of reads) {
      const times: number[] = []
      for (let call = 0; call < callsPerRound; call += 1) times.push(await timed(read))
      slowest.push(times.toSorted((a, b) => a - b)[Math.ceil(callsPerRound * 0.95) - 1]!)
    }
    return Math.max(...slowest)
  })
  return { what: '10,000 couples: statistics of a year, p95 of the slowest operation', unit: 'ms', ours: worst, oursMax: 60 }
}

/** Batches of several senders; each event is new. */
async function measureIntake({ api }: System, rounds: number): Promise<Row> {
  const { data: providers } = await api.listProviders()
  const send = async () => {
    const at = Temporal.Now.instant().toString()
    const events = Array.from({ length: batchSize }, (_, index) => ({
      id: randomUUID(),
      providerId: providers[index % providers.length]!.id,
      kind: 'visit' as const,
      at,
      visitor: `v${index}`,
    }))
    const { data } = await api.createIntakePageEvents({ body: { events } })
    if (data.stored !== batchSize) throw new Error(`${data.ignored} events were ignored`)
  }
  const rate = await inRounds(rounds, async () => {
    let left = batches
    const work = async () => {
      while (left-- > 0) await send()
    }
    const milliseconds = await timed(() => Promise.all(Array.from({ length: senders }, work)))
    return (batches * batchSize * 1000) / milliseconds
  })
  return { what: 'events of visits that are stored', unit: 'events/s', ours: rate, oursMin: 1000 }
}

/** From the choice of days to the frame with the lines of a year, whose figures are read already. */
async function measureChart(browser: Browser, system: System, rounds: number): Promise<Row> {
  const here = await visitor(browser, plain, system.token)
  const { page } = here
  await page.goto(`${system.origin}/statistics/visits?preset=last-year&groupBy=day`)
  await page.locator('[role="slider"]').first().waitFor()
  const steps = page.locator('select').last()
  const draw = (step: string) =>
    steps.evaluate(
      (select: HTMLSelectElement, value) =>
        new Promise<number>((resolve) => {
          const path = () => document.querySelector('[role="slider"] path')?.getAttribute('d')
          const before = path()
          const start = performance.now()
          select.value = value
          select.dispatchEvent(new Event('change', { bubbles: true }))
          const check = () => (path() === before ? requestAnimationFrame(check) : setTimeout(() => resolve(performance.now() - start)))
          requestAnimationFrame(check)
        }),
      step,
    )
  await draw('month')
  await draw('day')
  const milliseconds = await inRounds(rounds, async () => {
    await draw('month')
    return draw('day')
  })
  await here.close()
  return { what: 'charts of a year by day, from the choice to the frame', unit: 'ms', ours: milliseconds, oursMax: 50 }
}

async function inRounds(rounds: number, measure: () => Promise<number>): Promise<number> {
  const results: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const result = await measure()
    if (round >= 0) results.push(result)
  }
  return median(results)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
