import type { components } from '@vendor-panel/contract'
import {
  catalogPricingBody,
  catalogPricingProblems,
  fieldProblem,
  isBlank,
  seasonProblems,
  type CatalogPriceInput,
  type CatalogSeason,
  type FieldProblem,
} from '@vendor-panel/domain'

type Schemas = components['schemas']
export type Catalog = Schemas['Catalog']
export type CatalogItem = Schemas['CatalogItem']

/** The columns of the grid: the prices of an option by days, and how many of its unit they are for (CAT-13, AMB-30). */
export const columns = ['all', 'weekday', 'weekend', 'unit'] as const
const unitColumn = columns.indexOf('unit')

export interface PriceRow {
  optionId: number
  /** Null for the currency of the list. */
  currency: string | null
  /** By column: the digits of a number, or the text that was typed. */
  cells: readonly string[]
}

/** The fields of a price list. A season has both days, or none. */
export interface CatalogFields {
  expireAt: string | null
  startOn: string | null
  endOn: string | null
  currency: string
  rows: readonly PriceRow[]
}

const emptyCells = columns.map(() => '')

/** The rows of an option: usually one. Prices by another unit or in another currency have a row of their own, so that none is lost. */
function rowsOf(optionId: number, { prices, unit, currency }: Pick<Catalog, 'prices' | 'unit' | 'currency'>): PriceRow[] {
  const own = prices.filter((price) => price.catalogItemOption.id === optionId)
  if (own.length === 0) return [{ optionId, currency: null, cells: emptyCells.with(unitColumn, String(unit)) }]
  return [...Map.groupBy(own, (price) => `${price.unit} ${price.currency}`).values()].map(([first, ...more]) => ({
    optionId,
    currency: first!.currency === currency ? null : first!.currency,
    cells: [first!, ...more].reduce(
      (cells, price) => cells.with(columns.indexOf(price.weekPeriod), String(price.price)),
      emptyCells.with(unitColumn, String(first!.unit)),
    ),
  }))
}

export function fieldsOf(
  catalog: Pick<Catalog, 'expireAt' | 'season' | 'prices' | 'unit' | 'currency'>,
  items: readonly CatalogItem[],
): CatalogFields {
  return {
    expireAt: catalog.expireAt,
    startOn: catalog.season?.startOn ?? null,
    endOn: catalog.season?.endOn ?? null,
    currency: catalog.currency,
    rows: items.flatMap(({ options }) => options.flatMap(({ id }) => rowsOf(id, catalog))),
  }
}

/** A price of the body, and the cell that it comes from. */
type Entry = { price: CatalogPriceInput; row: number; column: number }

/** The prices of the rows. A row that is priced by days has both, so that a missing one is reported at its cell (CAT-10). */
function entriesOf({ rows, currency }: CatalogFields): Entry[] {
  return rows.flatMap((row, index) => {
    const [all = '', weekday = '', weekend = '', unit = ''] = row.cells
    const entry = (weekPeriod: 'all' | 'weekday' | 'weekend', price: string): Entry => ({
      price: { weekPeriod, price, unit, currency: row.currency ?? currency, catalogItemOptionId: row.optionId },
      row: index,
      column: columns.indexOf(weekPeriod),
    })
    return [
      ...(isBlank(all) ? [] : [entry('all', all)]),
      ...(isBlank(weekday) && isBlank(weekend) ? [] : [entry('weekday', weekday), entry('weekend', weekend)]),
    ]
  })
}

export const seasonOf = ({ startOn, endOn }: Pick<CatalogFields, 'startOn' | 'endOn'>): CatalogSeason | null =>
  startOn === null && endOn === null ? null : { startOn: startOn ?? '', endOn: endOn ?? '' }

/** The field of a path of the contract: `prices[3].unit` is the unit cell of the row that the price comes from. */
export function fieldOf(path: string, fields: CatalogFields): string {
  const [, index, property] = /^prices\[(\d+)\]\.?(\w*)/.exec(path) ?? []
  const entry = index === undefined ? undefined : entriesOf(fields)[Number(index)]
  if (entry) {
    if (property === 'currency' && fields.rows[entry.row]?.currency === null) return 'currency'
    return `rows[${entry.row}][${property === 'unit' ? unitColumn : entry.column}]`
  }
  if (path === 'prices') return 'rows[0][0]'
  return path.replace(/^season\.?/, '') || 'startOn'
}

/** The problems by the rules that the server uses too, at their fields (CAT-07, CAT-10..14, CAT-31). */
export function catalogFieldProblems(fields: CatalogFields, today: Temporal.PlainDate): FieldProblem[] {
  const missing = (['startOn', 'endOn'] as const).filter((name) => fields[name] === null)
  const season = missing.length === 1 ? missing.map((name) => fieldProblem(name, 'required')) : seasonProblems(seasonOf(fields))
  const found = [
    ...catalogPricingProblems({ expireAt: fields.expireAt ?? '', prices: entriesOf(fields).map(({ price }) => price) }, today),
    ...season,
  ]
  const problems = found.map((problem) => ({ ...problem, path: fieldOf(problem.path, fields) }))
  // One problem at each cell: a text that is not a number is reported once.
  return problems.filter(({ path }, index) => problems.findIndex((other) => other.path === path) === index)
}

/** The body of valid fields (CAT-06). */
export function bodyOf(fields: CatalogFields, today: Temporal.PlainDate): Schemas['CatalogPricing'] {
  const prices = entriesOf(fields).map(({ price }) => price)
  const body = catalogPricingBody({ expireAt: fields.expireAt ?? '', prices }, today)
  if (!body) throw new Error('The price list has problems')
  return { ...body, season: seasonOf(fields) }
}
