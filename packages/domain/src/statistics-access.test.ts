import { expect, it } from 'vitest'
import { showsRoi, statisticsGate, statisticsProviders } from './statistics-access.ts'
import type { StatisticsPage, StatisticsProvider } from './statistics-access.ts'

const provider = (id: number, change: Partial<StatisticsProvider> = {}): StatisticsProvider => ({
  id,
  onHold: false,
  productFeatures: { statsAccess: true, rivalStatsAccess: 1 },
  ...change,
})
const none = provider(1, { productFeatures: { statsAccess: false, rivalStatsAccess: 5 } })
const noRivals = provider(2, { productFeatures: { statsAccess: true, rivalStatsAccess: 0 } })
const onHold = provider(3, { onHold: true })
const bare = provider(4, { productFeatures: null })
const whole = provider(5)

it('STAT-02 STAT-15 includes only providers with statistics that are not on hold', () => {
  expect(statisticsProviders('visits', [none, noRivals, onHold, bare, whole])).toEqual([noRivals, whole])
})

it('STAT-03 rivals require more than zero', () => {
  expect(statisticsProviders('rivals', [none, noRivals, onHold, whole])).toEqual([whole])
})

it.each<[StatisticsPage, string]>([
  ['visits', 'visits-statistics'],
  ['weddings', 'weddings-statistics'],
  ['rivals', 'rival-stats'],
  ['magnet', 'visits-statistics'],
])('STAT-04 without a provider that qualifies, %s shows the popup %s', (page, kind) => {
  expect(statisticsGate(page, [none, onHold])).toMatchObject({ ok: false, kind })
  expect(statisticsGate(page, [none, whole])).toEqual({ ok: true })
})

it('STAT-04 an unknown page of a newer server is treated like the one about visits', () => {
  for (const page of ['newer', 'toString'] as never[]) {
    expect(statisticsProviders(page, [none, whole])).toEqual([])
    expect(statisticsGate(page, [none, whole])).toMatchObject({ ok: false, kind: 'visits-statistics' })
  }
})

it('STAT-12 a return on investment requires the category minimum of leads', () => {
  expect(showsRoi(9, 10)).toBe(false)
  expect(showsRoi(10, 10)).toBe(true)
  expect(showsRoi(1_000, null)).toBe(false)
})
