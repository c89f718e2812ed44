import { expect, it } from 'vitest'
import { leadAllowance, limitedLeadsPerMonth, mayShowLead } from './lead-allowance.ts'

const at = (text: string) => Temporal.Instant.from(text)
const zone = 'America/Toronto'
const now = at('2026-11-21T12:00:00Z')

it('LEAD-40 CONST-05 a limited package may see 3 couples a month', () => {
  expect(limitedLeadsPerMonth).toBe(3)
})

it('LEAD-41 counts the couples shown in the calendar month of the account', () => {
  const shown = [
    at('2026-11-01T03:59:59Z'),
    at('2026-11-01T04:00:00Z'),
    at('2026-11-20T12:00:00Z'),
    at('2026-12-01T04:59:59Z'),
    at('2026-12-01T05:00:00Z'),
  ]
  expect(leadAllowance(shown, 3, now, zone)).toEqual({ used: 3, limit: 3, resetsOn: '2026-12-01' })
  expect(leadAllowance([], 3, at('2027-01-01T04:59:59Z'), zone)).toEqual({ used: 0, limit: 3, resetsOn: '2027-01-01' })
})

it('LEAD-41 the fourth couple needs an upgrade, a couple already shown does not', () => {
  const used = (count: number) => ({ used: count, limit: 3, resetsOn: '2026-12-01' })
  expect(mayShowLead({ isShown: false }, used(2))).toEqual({ ok: true })
  expect(mayShowLead({ isShown: false }, used(3))).toEqual({ ok: false, code: 'upgrade_required', kind: 'leads' })
  expect(mayShowLead({ isShown: true }, used(3))).toEqual({ ok: true })
  expect(mayShowLead({ isShown: false }, null)).toEqual({ ok: true })
  expect(leadAllowance([], -1, now, zone).limit).toBe(0)
})
