import { expect, it } from 'vitest'
import { allowanceMonth, limitedLeadsPerMonth, canShowLead } from './lead-allowance.ts'

const month = (now: string, zone = 'America/Toronto') => {
  const { startsAt, resetsOn } = allowanceMonth(Temporal.Instant.from(now), zone)
  return [startsAt.toString(), resetsOn]
}

it('LEAD-40 CONST-05 a limited package shows 3 couples a month', () => {
  expect(limitedLeadsPerMonth).toBe(3)
})

it('LEAD-41 couples count in the calendar month of the account', () => {
  expect(month('2026-11-21T12:00:00Z')).toEqual(['2026-11-01T04:00:00Z', '2026-12-01'])
  // still November in Toronto, for one second
  expect(month('2026-12-01T04:59:59Z')).toEqual(['2026-11-01T04:00:00Z', '2026-12-01'])
  expect(month('2026-12-01T05:00:00Z')).toEqual(['2026-12-01T05:00:00Z', '2027-01-01'])
  expect(month('2026-11-21T12:00:00Z', 'Nowhere/Land')).toEqual(['2026-11-01T00:00:00Z', '2026-12-01'])
})

it('LEAD-41 the fourth couple needs an upgrade, a couple that was already shown does not', () => {
  expect(canShowLead({ isShown: false }, { used: 2, limit: 3 })).toEqual({ ok: true })
  expect(canShowLead({ isShown: false }, { used: 3, limit: 3 })).toEqual({ ok: false, code: 'upgrade_required', kind: 'leads' })
  expect(canShowLead({ isShown: true }, { used: 3, limit: 3 })).toEqual({ ok: true })
  expect(canShowLead({ isShown: false }, null)).toEqual({ ok: true })
})
