/**
 * The cost of the most expensive rule: the average response time, with its tables of working hours created each time. CPU time, so that a
 * busy machine does not distort it.
 */
import 'temporal-polyfill/global'
import { averageResponse, responseTimeRule, type ResponseFacts } from '@vendor-panel/domain'
import { median, type Row } from './table.ts'

const now = Temporal.Instant.from('2026-11-21T15:00:00Z')
const rangeMinutes = 6 * 30 * 24 * 60
const rounds = 9

/** Leads spread over the last six months, four of five answered, in random order. */
function makeLeads(count: number): ResponseFacts[] {
  return Array.from({ length: count }, (_, index) => {
    const minutesAgo = (index * 7_919) % rangeMinutes
    return {
      createdAt: now.subtract({ minutes: minutesAgo }),
      firstResponseAt: index % 5 === 0 ? null : now.subtract({ minutes: Math.floor(minutesAgo / 2) }),
    }
  })
}

export function measureRules(): Row[] {
  return [10_000, 30_000, 100_000].map((count) => {
    const leads = makeLeads(count)
    const times = Array.from({ length: rounds }, () => {
      const rule = responseTimeRule('CA', 'America/Toronto', {})
      const before = process.cpuUsage()
      averageResponse(leads, now, rule)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    })
    const row: Row = { what: `average response time of ${count.toLocaleString('en-CA')} leads`, unit: 'ms CPU', ours: median(times) }
    return count === 10_000 ? { ...row, oursMax: 100 } : row
  })
}
