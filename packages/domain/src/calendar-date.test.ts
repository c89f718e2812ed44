import { describe, expect, it } from 'vitest'
import { parseDate, clampedDay } from './calendar-date.ts'

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
    '2026-01-01\n',
    '+002026-01-01',
    '\n2026-01-01',
    '',
    'soon',
    null,
    undefined,
  ])('VAL-15 %j is not a day', (text) => {
    expect(parseDate(text)).toBeNull()
  })
})

it.each([
  ['-271821-04-19', '0001-01-01'],
  ['0000-12-31', '0001-01-01'],
  ['0001-01-01', '0001-01-01'],
  ['0001-06-15', '0001-06-15'],
  ['2026-02-28', '2026-02-28'],
  ['9998-06-15', '9998-06-15'],
  ['9998-12-31', '9998-12-31'],
  ['9999-01-01', '9998-12-31'],
  ['+275760-09-13', '9998-12-31'],
])('VAL-15 %s is limited to %s, which has a day before and one after', (text, reckoned) => {
  expect(clampedDay(Temporal.PlainDate.from(text)).toString()).toBe(reckoned)
})
