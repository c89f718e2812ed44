/** Sign-in and the list of couples, cold, compared with their floors; then interactions with the loaded list. */
import type { Browser } from 'playwright'
import { coldLoad, fast4g, firstClick, plain, slow4g, type Conditions, type Load } from './browser.ts'
import { comparisons, type Comparison } from './pages.ts'
import { median, type Row } from './table.ts'
import type { System } from './system.ts'

/** Maximum network bytes until a page is complete. */
export const kibMax: Record<string, number> = { login: 110, 'leads list': 140 }
/** The same for each page for couples. */
export const publicKibMax = 110
/** The web component that websites of vendors load. */
export const widgetKibMax = 8

type Loads = { panel: Load[]; floor: Load[]; firstClickMs: number[] }

export async function measureLoads(browser: Browser, { origin, token }: System, rounds: number): Promise<Row[]> {
  const { login, leads } = comparisons(origin)
  const results = new Map<string, Loads>()
  // Interleaved, so that a busy minute of the machine affects panel and floor alike; the first round only warms up server and browser.
  for (let round = -1; round < rounds; round += 1) {
    for (const conditions of [plain, fast4g, slow4g]) {
      for (const comparison of [login, leads]) {
        const key = keyOf(comparison, conditions)
        const loads = results.get(key) ?? { panel: [], floor: [], firstClickMs: [] }
        results.set(key, loads)
        for (const side of ['floor', 'panel'] as const) {
          const load = await coldLoad(browser, comparison[side], conditions, token)
          console.error(`${key}, ${side}, round ${round + 1}: ${load.usefulMs.toFixed(0)} ms, ${load.kib.toFixed(0)} KiB`)
          if (round >= 0) loads[side].push(load)
        }
        if (!comparison.panel.firstClick) continue
        const tookMs = await firstClick(browser, comparison.panel, conditions, token)
        console.error(`${key}, first click, round ${round + 1}: ${tookMs.toFixed(0)} ms`)
        if (round >= 0) loads.firstClickMs.push(tookMs)
      }
    }
  }
  const of = (comparison: Comparison, conditions: Conditions) => results.get(keyOf(comparison, conditions))!
  return [
    ...firstClicks(leads, of),
    ...bytes(login, of(login, slow4g)),
    ...bytes(leads, of(leads, slow4g)),
    ...times(login, of),
    ...times(leads, of),
    ...weight(leads, of(leads, plain)),
    layoutShift(login, of(login, plain)),
    layoutShift(leads, of(leads, plain)),
  ]
}

const keyOf = ({ what }: Comparison, { name }: Conditions) => `${what}, ${name}`
const compare = (loads: Pick<Loads, 'panel' | 'floor'>, what: Exclude<keyof Load, 'parts'>) => ({
  ours: median(loads.panel.map((load) => load[what])),
  floor: median(loads.floor.map((load) => load[what])),
})

/** On the slow connection, where prefetched data cannot arrive in the same millisecond. */
function bytes({ what }: Comparison, loads: Loads): Row[] {
  return [
    { what: `${what}: sent until drawn whole`, unit: 'KiB', ...compare(loads, 'kib'), oursMax: kibMax[what]! },
    { what: `${what}: requests until drawn whole`, unit: '', ...compare(loads, 'requests') },
  ]
}

const firstClickMax: Record<string, number> = { [plain.name]: 2.5, [fast4g.name]: 2, [slow4g.name]: 1.6 }

/** The main figure: a couple is open after the first possible click, compared with the list of the floor. */
function firstClicks(comparison: Comparison, of: (comparison: Comparison, conditions: Conditions) => Loads): Row[] {
  return [plain, fast4g, slow4g].map((conditions) => ({
    what: `first possible click until the couple is open, ${conditions.name}`,
    unit: 'ms',
    ours: median(of(comparison, conditions).firstClickMs),
    floor: compare(of(comparison, conditions), 'usefulMs').floor,
    ratioAim: firstClickMax[conditions.name]!,
  }))
}

const ratioMax: Record<string, number> = { 'leads list, plain': 2.5, [`leads list, ${fast4g.name}`]: 2, [`leads list, ${slow4g.name}`]: 2 }

function times(comparison: Comparison, of: (comparison: Comparison, conditions: Conditions) => Loads): Row[] {
  return [plain, fast4g, slow4g].flatMap((conditions) => {
    const key = keyOf(comparison, conditions)
    const loads = of(comparison, conditions)
    return [
      {
        what: `${comparison.what} useful, ${conditions.name}`,
        unit: 'ms',
        ...compare(loads, 'usefulMs'),
        ...(ratioMax[key] && { ratioMax: ratioMax[key] }),
      },
      ...(comparison.panel.isWhole
        ? [{ what: `${comparison.what} drawn whole, ${conditions.name}`, unit: 'ms', ...compare(loads, 'wholeMs') }]
        : []),
    ]
  })
}

function weight({ what }: Comparison, loads: Loads): Row[] {
  return [
    { what: `${what}: main-thread CPU, plain`, unit: 'ms', ...compare(loads, 'cpuMs'), oursMax: 220 },
    { what: `${what}: heap`, unit: 'MiB', ...compare(loads, 'heapMib'), oursMax: 6 },
  ]
}

const layoutShift = ({ what }: Comparison, loads: Loads): Row => ({
  what: `${what}: layout shift`,
  unit: '',
  ...compare(loads, 'layoutShift'),
  oursMax: 0,
})
