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

/** Whether an aim is met. `--check` passes without it. */
export function isAimMet({ ours, floor, ratioAim, ratioMinAim }: Row): boolean | undefined {
  if (ratioAim === undefined && ratioMinAim === undefined) return undefined
  const ratio = floor === undefined ? undefined : ours / floor
  return ratio !== undefined && ratio <= (ratioAim ?? Infinity) && ratio >= (ratioMinAim ?? 0)
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
    return [
      what,
      `${short(ours)} ${unit}`,
      floor === undefined ? '' : `${short(floor)} ${unit}`,
      floor ? short(ours / floor) : '',
      budgets.filter(Boolean).join(', '),
      verdictOf(row),
    ]
  })
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function verdictOf(row: Row): string {
  const [isMet, isAim] = [isWithinBudget(row), isAimMet(row)]
  const parts = [isMet !== undefined && (isMet ? 'met' : '**missed**'), isAim !== undefined && (isAim ? 'aim met' : 'aim missed')]
  return parts.filter(Boolean).join(', ')
}

function short(value: number): string {
  if (value >= 10) return value.toFixed(value >= 1000 ? 0 : 1)
  return value >= 0.01 || value === 0 ? value.toFixed(2) : value.toExponential(1)
}
