/** One row of the report: a measurement, compared with the floor and with its budget. */
export interface Row {
  what: string
  unit: string
  ours: number
  floor?: number
  /** Budget as a ratio to the floor. */
  ratioMax?: number
  /** A ratio that is aimed at, not required. */
  ratioAim?: number
  /** Minimum ratio to the floor, for rates. */
  ratioMin?: number
  /** The same, aimed at. */
  ratioMinAim?: number
  /** Absolute budget. */
  oursMax?: number
  /** Absolute minimum, for rates. */
  oursMin?: number
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function isWithinBudget({ ours, floor, ratioMax, ratioMin, oursMax, oursMin }: Row): boolean | undefined {
  const ratio = floor === undefined ? undefined : ours / floor
  if (ratioMax !== undefined) return ratio !== undefined && ratio <= ratioMax
  if (ratioMin !== undefined) return ratio !== undefined && ratio >= ratioMin
  if (oursMin !== undefined) return ours >= oursMin
  return oursMax === undefined ? undefined : ours <= oursMax
}

export function markdown(rows: Row[]): string {
  const head = ['measured', 'ours', 'floor', 'ratio', 'budget', '']
  const lines = rows.map((row) => {
    const { what, unit, ours, floor, ratioMax, ratioAim, ratioMin, ratioMinAim, oursMax, oursMin } = row
    const budgets = [
      ratioMax && `ratio ≤ ${ratioMax}`,
      ratioAim && `aim: ratio ≤ ${ratioAim}`,
      ratioMin && `ratio ≥ ${ratioMin}`,
      ratioMinAim && `aim: ratio ≥ ${ratioMinAim}`,
      oursMax !== undefined && `≤ ${oursMax} ${unit}`,
      oursMin !== undefined && `≥ ${oursMin} ${unit}`,
    ]
    const isMet = isWithinBudget(row)
    return [
      what,
      `${short(ours)} ${unit}`,
      floor === undefined ? '' : `${short(floor)} ${unit}`,
      floor ? short(ours / floor) : '',
      budgets.filter(Boolean).join(', '),
      isMet === undefined ? '' : isMet ? 'met' : '**missed**',
    ]
  })
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function short(value: number): string {
  if (value >= 10) return value.toFixed(value >= 100 ? 0 : 1)
  return value >= 0.01 || value === 0 ? value.toFixed(2) : value.toExponential(1)
}
