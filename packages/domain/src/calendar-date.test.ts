import { describe, expect, it } from 'vitest'
import { parseDate } from './calendar-date.ts'

describe('parseDate', () => {
  it.each(['2026-02-28', '2028-02-29', '0001-01-01', '9999-12-31'])('VAL-15 %s is a real day', (text) => {
    expect(parseDate(text)?.toString()).toBe(text)
  })
  it.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00',
    '',
    'soon',
    null,
    undefined,
  ])('VAL-15 %j is none', (text) => {
    expect(parseDate(text)).toBeNull()
  })
})
