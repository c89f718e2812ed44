import { countryConfig } from '@vendor-panel/domain'
import { useIntl } from 'react-intl'
import type { DescribedField } from '../../shared/form/RecordForm.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import { columns, type CatalogFields, type CatalogItem, type PriceRow } from './catalog-form.ts'

// A Monday, from which the names of the weekend's days are counted.
const mondayMs = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** The texts of a price list: headers of the grid, and its fields as text. */
export function useCatalogTexts(items: readonly CatalogItem[]) {
  const intl = useIntl()
  const format = useFormat()
  const { weekend } = countryConfig(useUser().details.countryCode)
  const weekendDays = intl.formatList(
    weekend.map((day) => intl.formatDate(mondayMs + (day - 1) * dayMs, { weekday: 'short', timeZone: 'UTC' })),
    { type: 'unit', style: 'short' },
  )
  const found = (optionId: number) => {
    const item = items.find(({ options }) => options.some(({ id }) => id === optionId))
    const option = item?.options.find(({ id }) => id === optionId)
    // A caption: the text of the server has one form, which fits no number of its own.
    const unit = option && intl.formatMessage({ id: 'catalogs.unit' }, { unit: option.unitLabel })
    return { item: item?.name ?? '', option: option?.name ?? '', unit }
  }
  const header = (column: (typeof columns)[number]) => intl.formatMessage({ id: `catalogs.column.${column}` })
  const isDigits = (text: string | undefined) => text !== undefined && /^\d{1,15}$/.test(text)
  const amount = (text: string | undefined, currency: string) => (isDigits(text) ? format.money(Number(text), currency) : (text ?? ''))

  function describeRow(row: PriceRow, rows: readonly PriceRow[], currency: string): DescribedField[] {
    const { item, option } = found(row.optionId)
    const isAlone = rows.filter(({ optionId }) => optionId === row.optionId).length === 1
    const name = isAlone ? `${item}: ${option}` : `${item}: ${option} (${row.cells[3]})`
    return columns.map((column, at) => ({
      label: intl.formatMessage({ id: 'catalogs.cellName' }, { row: name, column: header(column) }),
      text:
        column !== 'unit'
          ? amount(row.cells[at], row.currency ?? currency)
          : isDigits(row.cells[at])
            ? intl.formatNumber(Number(row.cells[at]))
            : (row.cells[at] ?? ''),
    }))
  }
  return {
    found,
    columns: columns.map((id) => ({ id, header: header(id), ...(id === 'weekend' && { detail: weekendDays }) })),
    day: (date: string | null) => (date === null ? '' : format.day(date)),
    /** The fields as text, to compare two versions. */
    describe: (fields: CatalogFields): DescribedField[] => [
      { label: intl.formatMessage({ id: 'catalogs.expireAt' }), text: fields.expireAt ? format.day(fields.expireAt) : '' },
      { label: intl.formatMessage({ id: 'catalogs.seasonStart' }), text: fields.startOn ? format.day(fields.startOn) : '' },
      { label: intl.formatMessage({ id: 'catalogs.seasonEnd' }), text: fields.endOn ? format.day(fields.endOn) : '' },
      { label: intl.formatMessage({ id: 'catalogs.currency' }), text: fields.currency },
      ...fields.rows.flatMap((row) => describeRow(row, fields.rows, fields.currency)),
    ],
  }
}
