import { anotherYear, localDate, priceExpiryRange } from '@vendor-panel/domain'
import type { ApiError } from '@vendor-panel/sdk'
import { Button, CellGrid, DatePicker, Inline, Select, Text } from '@vendor-panel/ui'
import { CalendarPlus, FileSpreadsheet, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useConfigChoices } from '../../shared/use-config-choices.ts'
import type { FormErrors } from '../../shared/form/form-errors.ts'
import { RecordChanges } from '../../shared/form/RecordChanges.tsx'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useRecordForm, type Loaded, type RecordFormState, type Submission } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { catalogFieldProblems, fieldOf, seasonOf, type CatalogFields, type CatalogItem } from './catalog-form.ts'
import * as styles from './catalogs.css.ts'
import { CsvDialog } from './info-dialogs.ts'
import { useCatalogTexts } from './use-catalog-texts.ts'

type CatalogFormProps = {
  /** Names the grid and the form. */
  label: string
  items: readonly CatalogItem[]
  initial: CatalogFields
  etag?: string | null
  reload?: () => Promise<Loaded<CatalogFields>>
  send: (fields: CatalogFields, submission: Submission<CatalogFields>) => Promise<unknown>
  /** Called with a refusal, besides the errors at the fields. */
  onRefusal?: (error: ApiError) => void
  isReadOnly?: boolean
  /** A list that is new, or must be confirmed, can be saved before anything is changed. */
  isSaveShown?: boolean
  /** Next to Save. */
  actions?: ReactNode
  /** Called with whether there are changes, when that changes. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** The prices of one list as a grid, their validity and season; what changes is shown before it is saved (CAT-07..14, CAT-31). */
export function CatalogForm(props: CatalogFormProps) {
  const { label, items, initial, etag, reload, send, onRefusal, isReadOnly = false, isSaveShown = false, actions, onDirtyChange } = props
  const intl = useIntl()
  const texts = useCatalogTexts(items)
  const currencies = useConfigChoices('currency')
  const { timeZone } = useUser().details
  const today = localDate(useMinute(), timeZone)
  const { pickerMin, max } = priceExpiryRange(today)
  const form: RecordFormState<CatalogFields> = useRecordForm<CatalogFields>({
    initial,
    ...(etag !== undefined && { etag }),
    ...(reload && { reload }),
    check: (fields) => catalogFieldProblems(fields, today),
    sentences: { too_few: 'catalogs.tooFew', validWeekPeriod: 'field.validWeekPeriod', required: 'catalogs.required' },
    send,
    refusal: (error, names, formats) => {
      onRefusal?.(error)
      return cellErrors(refusalErrors(error, [...names, 'prices', 'season'], formats), form.values)
    },
  })
  const [isCsvOpen, setCsvOpen] = useState(false)
  const { values, saved, isDirty } = form
  const reportDirty = useEffectEvent((now: boolean) => onDirtyChange?.(now))
  useEffect(() => reportDirty(isDirty), [isDirty])
  const confirm = () => {
    const { expireAt, season } = anotherYear({ expireAt: values.expireAt ?? '', season: seasonOf(values) }, today)
    form.change({ expireAt, startOn: season?.startOn ?? null, endOn: season?.endOn ?? null })
  }
  const clear = intl.formatMessage({ id: 'catalogs.clearDate' })
  return (
    <RecordForm form={form} describe={texts.describe} aria-label={label}>
      <div className={styles.fields}>
        <DatePicker
          label={intl.formatMessage({ id: 'catalogs.expireAt' })}
          strings={{ clear }}
          // CAT-08: the picker has no past days; the rule accepts yesterday (CAT-09).
          minValue={pickerMin.toString()}
          maxValue={max.toString()}
          isReadOnly={isReadOnly}
          {...form.field('expireAt')}
        />
        <DatePicker
          label={intl.formatMessage({ id: 'catalogs.seasonStart' })}
          marker={intl.formatMessage({ id: 'catalogs.optional' })}
          strings={{ clear }}
          isReadOnly={isReadOnly}
          {...form.field('startOn')}
        />
        <DatePicker
          label={intl.formatMessage({ id: 'catalogs.seasonEnd' })}
          marker={intl.formatMessage({ id: 'catalogs.optional' })}
          strings={{ clear }}
          isReadOnly={isReadOnly}
          {...form.field('endOn')}
        />
        <Select
          label={intl.formatMessage({ id: 'catalogs.currency' })}
          options={currencies.options.length > 0 ? currencies.options : [{ value: values.currency, label: values.currency }]}
          isDisabled={isReadOnly}
          {...form.field('currency')}
        />
      </div>
      {currencies.failure && !isReadOnly && <LoadFailed onRetry={currencies.failure.onRetry} />}
      <CellGrid
        label={label}
        name="rows"
        rowHeader={intl.formatMessage({ id: 'catalogs.column.item' })}
        columns={texts.columns}
        rows={values.rows.map(({ optionId, currency }, index) => {
          const { item, option } = texts.found(optionId)
          return { id: `${optionId} ${index}`, header: option, detail: currency === null ? item : `${item} · ${currency}` }
        })}
        value={values.rows.map(({ cells }) => cells)}
        saved={saved.rows.map(({ cells }) => cells)}
        onChange={(cells) => form.change({ rows: values.rows.map((row, index) => ({ ...row, cells: cells[index] ?? row.cells })) })}
        errorAt={(row, column) => form.errorAt(`rows[${row}][${column}]`)}
        unitAt={(row, column) => (texts.columns[column]?.id === 'unit' ? texts.found(values.rows[row]?.optionId ?? 0).unit : undefined)}
        isReadOnly={isReadOnly}
        strings={{
          help: intl.formatMessage({ id: 'catalogs.grid.help' }),
          undo: intl.formatMessage({ id: 'catalogs.grid.undo' }),
          redo: intl.formatMessage({ id: 'catalogs.grid.redo' }),
          changed: (old) => intl.formatMessage({ id: 'catalogs.grid.changed' }, { old, isEmpty: old === '' ? 'yes' : 'no' }),
          pasted: (filled, cut) => intl.formatMessage({ id: 'catalogs.grid.pasted' }, { filled, cut }),
        }}
      />
      {!isReadOnly && (
        <Inline gap="sm">
          <Button size="sm" icon={CalendarPlus} onPress={confirm}>
            {intl.formatMessage({ id: values.startOn === null ? 'catalogs.confirmPrices' : 'catalogs.anotherYear' })}
          </Button>
          <Button size="sm" icon={FileSpreadsheet} onPress={() => setCsvOpen(true)}>
            {intl.formatMessage({ id: 'catalogs.csv.open' })}
          </Button>
          <Text tone="muted" size="sm">
            {intl.formatMessage({ id: 'catalogs.grid.tip' })}
          </Text>
        </Inline>
      )}
      {isDirty && <RecordChanges before={texts.describe(saved)} after={texts.describe(values)} />}
      {(isDirty || isSaveShown) && !isReadOnly && (
        <div className={styles.footer}>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'catalogs.save' })}
          </Button>
          {isDirty && (
            <Button variant="quiet" icon={RotateCcw} onPress={() => form.change(saved)}>
              {intl.formatMessage({ id: 'catalogs.discard' })}
            </Button>
          )}
          {actions}
        </div>
      )}
      {isCsvOpen && (
        <CsvDialog
          name={label}
          items={items}
          fields={values}
          onImport={(rows) => form.change({ rows })}
          onClose={() => setCsvOpen(false)}
        />
      )}
    </RecordForm>
  )
}

/** The errors of a refusal at the cells of the grid (ERR-10). */
const cellErrors = ({ fields, summary }: FormErrors, values: CatalogFields): FormErrors => ({
  fields: fields.map((error) => ({ ...error, path: fieldOf(error.path, values) })),
  summary,
})
