import { createLeadImportBounds as bounds } from '@vendor-panel/domain/bounds'
import type { Locale } from '@vendor-panel/domain'
import { ApiError } from '@vendor-panel/sdk'
import { useMutate } from '@vendor-panel/sdk/query'
import { Banner, Bdi, Button, Checkbox, Dialog, FileDrop, Select, Stack, Table, Text } from '@vendor-panel/ui'
import { useState, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { readCsvTable, readCsvText, type CsvTable } from '../../shared/csv.ts'
import { PhoneText } from '../../shared/PhoneText.tsx'
import { refusalText } from '../../shared/refusal-text.ts'
import { useUser } from '../../shared/user.ts'
import { useFormat } from '../../shared/use-format.ts'
import { findPhoneRules } from '../../shared/use-phone-rules.ts'
import { useWrite } from '../../shared/use-write.ts'
import { EarlierImports } from './EarlierImports.tsx'
import {
  guessColumns,
  importFields,
  importReads,
  readCouples,
  type ImportColumns,
  type ImportField,
  type ImportProblem,
  type ImportRow,
} from './lead-csv.ts'

type ReadFile = CsvTable & { name: string; sizeBytes: number }
type Checked = { rows: ImportRow[]; problems: ImportProblem[]; duplicates: { row: number; leadId: number | null; name: string }[] }
type Done = { id: number; rowCount: number; skippedCount: number }

const rowsMax = bounds.rows.maxItems
const previewMax = 5
const shownProblemsMax = 20

/** Imports couples from a CSV file in steps: file, columns, preview with errors and duplicates, result with Undo. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const user = useUser()
  const [file, setFile] = useState<ReadFile | null>(null)
  const [columns, setColumns] = useState<ImportColumns>({})
  const [providerId, setProviderId] = useState(String(user.providers[0]?.id ?? ''))
  const [checked, setChecked] = useState<Checked | null>(null)
  const [withDuplicates, setWithDuplicates] = useState(false)
  // The same for an import that is sent again because its answer was lost.
  const [sendKey, setSendKey] = useState('')
  const [done, setDone] = useState<Done | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const check = useMutate('createLeadImportCheck', { refetch: [], meta: { isErrorOwned: true } })
  const create = useWrite('createLeadImport', {
    refetch: importReads,
    done: ({ data }) => intl.formatMessage({ id: 'leads.import.done' }, { count: data.rowCount }),
    hasForm: true,
  })
  const removal = useWrite('deleteLeadImport', { refetch: importReads, done: () => intl.formatMessage({ id: 'leads.import.undone' }) })

  const load = async ([chosen]: File[]) => {
    if (!chosen) return
    const table = readCsvTable(await readCsvText(chosen, intl.locale))
    setFile({ name: chosen.name, sizeBytes: chosen.size, ...table })
    setColumns(guessColumns(table.columns))
    setChecked(null)
    setFailure(null)
  }
  const body = (rows: ImportRow[]) => ({ providerId: Number(providerId), fileName: file!.name, withDuplicates, rows })
  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const [first] = error.fieldErrors
    const row = first && /^rows\[(\d+)\]/.exec(first.path)
    setFailure(
      row
        ? intl.formatMessage({ id: 'leads.import.refusedRow' }, { line: file?.numbers[Number(row[1])] ?? 0, reason: first.message })
        : refusalText(error, (id) => intl.formatMessage({ id })),
    )
  }
  const preview = async () => {
    if (!file) return
    setFailure(null)
    setSendKey(crypto.randomUUID())
    const phones = await findPhoneRules()
    if (!phones) return setFailure(intl.formatMessage({ id: 'app.failed' }))
    const reader = { phones, country: user.customer.countryCode, locale: intl.locale.replace('-', '_') as Locale }
    const read = readCouples(file, columns, reader)
    if (read.problems.length > 0) return setChecked({ ...read, duplicates: [] })
    await check
      .mutateAsync({ body: body(read.rows), idempotencyKey: crypto.randomUUID() })
      .then(({ data }) => setChecked({ ...read, ...data }))
      .catch(explain)
  }
  const chooseDuplicates = (isOn: boolean) => {
    setWithDuplicates(isOn)
    setSendKey(crypto.randomUUID())
  }
  const send = async (rows: ImportRow[]) => {
    setFailure(null)
    await create
      .write({ body: body(rows), idempotencyKey: sendKey })
      .then(({ data }) => setDone(data))
      .catch(explain)
  }
  const takeBack = ({ id }: Done) =>
    // A refusal is shown in a toast.
    void removal
      .write({ path: { leadImportId: id } })
      .then(onClose)
      .catch(() => {})

  const isTooLong = file !== null && file.lines.length > rowsMax
  const isReady = file !== null && file.lines.length > 0 && !isTooLong && columns.name !== undefined
  const count = checked ? checked.rows.length - (withDuplicates ? 0 : checked.duplicates.length) : 0
  const actions = done ? (
    <>
      <Button isPending={removal.isPending} onPress={() => takeBack(done)}>
        {intl.formatMessage({ id: 'leads.import.undo' })}
      </Button>
      <Button variant="primary" onPress={onClose}>
        {intl.formatMessage({ id: 'app.close' })}
      </Button>
    </>
  ) : checked ? (
    <>
      <Button onPress={() => setChecked(null)}>{intl.formatMessage({ id: 'leads.import.back' })}</Button>
      <Button
        variant="primary"
        isDisabled={checked.problems.length > 0 || count === 0}
        isPending={create.isPending}
        onPress={() => void send(checked.rows)}
      >
        {intl.formatMessage({ id: 'leads.import.send' }, { count })}
      </Button>
    </>
  ) : (
    <Button variant="primary" isDisabled={!isReady} isPending={check.isPending} onPress={() => void preview()}>
      {intl.formatMessage({ id: 'leads.import.check' })}
    </Button>
  )
  return (
    <Dialog
      size="lg"
      title={intl.formatMessage({ id: 'leads.tool.import' })}
      strings={{ close: intl.formatMessage({ id: 'app.close' }) }}
      onClose={onClose}
      actions={actions}
    >
      <Stack gap="lg">
        {failure && (
          <Banner tone="critical" isLive>
            {failure}
          </Banner>
        )}
        {done ? (
          <Text role="status">
            {intl.formatMessage({ id: 'leads.import.result' }, { count: done.rowCount, skipped: done.skippedCount })}
          </Text>
        ) : checked ? (
          <Preview checked={checked} numbers={file!.numbers} withDuplicates={withDuplicates} onWithDuplicates={chooseDuplicates} />
        ) : (
          <>
            <Text isProse>{intl.formatMessage({ id: 'leads.import.body' }, { max: rowsMax })}</Text>
            <FileDrop
              label={intl.formatMessage({ id: 'leads.import.file' })}
              acceptedTypes={['.csv', '.txt']}
              allowsMultiple={false}
              items={file ? [{ id: file.name, name: file.name, sizeBytes: file.sizeBytes, onRemove: () => setFile(null) }] : []}
              onAdd={(files) => void load(files)}
              strings={{
                choose: intl.formatMessage({ id: 'leads.import.choose' }),
                drop: intl.formatMessage({ id: 'leads.import.drop' }),
                remove: intl.formatMessage({ id: 'leads.import.remove' }),
                retry: intl.formatMessage({ id: 'app.retry' }),
              }}
            />
            {file && (file.lines.length === 0 || isTooLong) && (
              <Banner tone="critical" isLive>
                {intl.formatMessage({ id: isTooLong ? 'leads.import.tooLong' : 'leads.import.noLines' }, { max: rowsMax })}
              </Banner>
            )}
            {!file && <EarlierImports />}
            {file && file.lines.length > 0 && (
              <>
                {user.providers.length > 1 && (
                  <Select
                    label={intl.formatMessage({ id: 'leads.filter.provider' })}
                    options={user.providers.map(({ id, name }) => ({ value: String(id), label: name }))}
                    value={providerId}
                    onChange={setProviderId}
                  />
                )}
                {importFields.map((field) => (
                  <Select
                    key={field}
                    label={intl.formatMessage({ id: `leads.import.field.${field}` })}
                    options={[
                      { value: '', label: intl.formatMessage({ id: 'leads.import.noColumn' }) },
                      ...file.columns.filter(Boolean).map((name) => ({ value: name, label: name })),
                    ]}
                    value={columns[field] ?? ''}
                    onChange={(name) => {
                      const { [field]: _before, ...rest } = columns
                      setColumns(name === '' ? rest : { ...rest, [field]: name })
                    }}
                  />
                ))}
              </>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}

/** A value as the panel shows it elsewhere. */
function Cell({ field, row }: { field: ImportField; row: ImportRow }) {
  const format = useFormat()
  const intl = useIntl()
  const { currency } = useUser().customer
  const value = row[field] ?? null
  if (value === null) return null
  if (field === 'phone') return <PhoneText phone={String(value)} />
  if (field === 'weddingDate' || field === 'createdAt') return format.dayShort(String(value))
  if (field === 'budgetPerPerson') return format.money(Number(value), currency)
  return typeof value === 'number' ? intl.formatNumber(value) : <Bdi>{value}</Bdi>
}

const cellOf = (field: ImportField) => (row: ImportRow) => <Cell field={field} row={row} />

type PreviewProps = { checked: Checked; numbers: readonly number[]; withDuplicates: boolean; onWithDuplicates: (isOn: boolean) => void }

const shownCharsMax = 60

function problemText(intl: IntlShape, { line, field, text, max = 0 }: ImportProblem): ReactNode {
  if (field === null) return intl.formatMessage({ id: 'leads.import.problemExtra' }, { line })
  const id = text === '' ? 'leads.import.problemEmpty' : max > 0 ? 'leads.import.problemLong' : 'leads.import.problem'
  const shown = text.length > shownCharsMax ? `${text.slice(0, shownCharsMax).trimEnd()}…` : text
  // A date or a number keeps its order in right-to-left text.
  const isolated = /\p{L}/u.test(shown) ? (
    shown
  ) : (
    <Bdi key="text" isLatin>
      {shown}
    </Bdi>
  )
  return intl.formatMessage({ id }, { line, max, text: isolated, field: intl.formatMessage({ id: `leads.import.field.${field}` }) })
}

/** The first rows as they will be imported, each error by its line, and the rows that are in the account already. */
function Preview({ checked: { rows, problems, duplicates }, numbers, withDuplicates, onWithDuplicates }: PreviewProps) {
  const intl = useIntl()
  if (problems.length > 0)
    return (
      <Banner tone="critical" isLive title={intl.formatMessage({ id: 'leads.import.problems' }, { count: problems.length })}>
        <ul>
          {problems.slice(0, shownProblemsMax).map((problem) => (
            <li key={`${problem.line} ${problem.field}`}>{problemText(intl, problem)}</li>
          ))}
        </ul>
      </Banner>
    )
  const shown = rows.slice(0, previewMax).map((row, index) => ({ ...row, index }))
  const isShownField = (field: (typeof importFields)[number]) => field !== 'message' && rows.some((row) => row[field] !== null)
  return (
    <>
      <Table<ImportRow & { index: number }>
        label={intl.formatMessage({ id: 'leads.import.preview' }, { count: rows.length, shown: shown.length })}
        columns={importFields.filter(isShownField).map((field) => ({
          id: field,
          header: intl.formatMessage({ id: `leads.import.field.${field}` }),
          cell: cellOf(field),
        }))}
        items={shown}
        getKey={({ index }) => index}
      />
      {duplicates.length > 0 && (
        <Banner tone="caution" title={intl.formatMessage({ id: 'leads.import.duplicates' }, { count: duplicates.length })}>
          <ul>
            {duplicates.slice(0, shownProblemsMax).map(({ row, name }) => (
              <li key={row}>{intl.formatMessage({ id: 'leads.import.duplicate' }, { line: numbers[row]!, name })}</li>
            ))}
          </ul>
          <Checkbox label={intl.formatMessage({ id: 'leads.import.withDuplicates' })} value={withDuplicates} onChange={onWithDuplicates} />
        </Banner>
      )}
    </>
  )
}
