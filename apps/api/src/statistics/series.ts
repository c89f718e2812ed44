import type { DateRange } from '@vendor-panel/domain'
import type { Period } from './open-statistics.ts'

/** Figures of one day. */
export type DayRow<Name extends string> = { day: string } & Record<Name, number>
type Figures<Name extends string> = Record<Name, number>

export interface Series<Name extends string> {
  series: ({ date: string } & Figures<Name>)[]
  totals: Figures<Name>
}

const dayMs = 86_400_000
const dayNumber = (day: string) => Date.parse(day) / dayMs

/** Days as the contract has them, also by their names until 0.2. */
export function rangeText(range: DateRange) {
  const [start, end] = [range.start.toString(), range.end.toString()]
  return { from: start, to: end, start, end }
}

/** The figures of days, summed by the steps of a period, or by steps of the same lengths of the period before. */
export function seriesOf<Name extends string>(
  { steps }: Pick<Period, 'steps'>,
  { start }: DateRange,
  names: readonly Name[],
  rows: readonly DayRow<Name>[],
): Series<Name> {
  const none = () => Object.fromEntries(names.map((name) => [name, 0])) as Figures<Name>
  const first = dayNumber(start.toString())
  const totals = none()
  const stepOfDay = steps.flatMap(({ days }, index) => Array<number>(days).fill(index))
  const sums = steps.map(none)
  for (const row of rows) {
    const sum = sums[stepOfDay[dayNumber(row.day) - first] ?? -1]
    for (const name of sum ? names : []) {
      sum![name] += row[name]
      totals[name] += row[name]
    }
  }
  let offset = 0
  const series = steps.map(({ days }, index) => {
    const date = start.add({ days: offset }).toString()
    offset += days
    return { date, ...sums[index]! }
  })
  return { series, totals }
}
