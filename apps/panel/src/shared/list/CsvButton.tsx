import { isApiError } from '@vendor-panel/sdk'
import { Button } from '@vendor-panel/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { refusalText } from '../refusal-text.ts'
import { saveFile } from '../save-file.ts'
import { showToast } from '../toasts.ts'

/** Most rows of one file. */
const rowsMax = 10_000

type CsvColumn<Row> = { header: string; cell: (row: Row) => string | number | null }

type CsvButtonProps<Row> = {
  /** All rows of the list with its filters, such as `items` of the SDK reads them. */
  read: () => AsyncIterable<Row>
  columns: readonly CsvColumn<Row>[]
  fileName: string
  isDisabled: boolean
}

/** Saves all rows of a list as CSV. Its texts are `csv`. */
export function CsvButton<Row>({ read, columns, fileName, isDisabled }: CsvButtonProps<Row>) {
  const intl = useIntl()
  const [isPending, setPending] = useState(false)
  async function save() {
    setPending(true)
    try {
      const { writeCsvTable } = await import('../csv.ts')
      const rows: Row[] = []
      let isWhole = true
      for await (const row of read()) {
        isWhole = rows.length < rowsMax
        if (!isWhole) break
        rows.push(row)
      }
      const csv = writeCsvTable(
        columns.map(({ header }) => header),
        rows.map((row) => columns.map(({ cell }) => cell(row))),
      )
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName)
      if (!isWhole) showToast({ tone: 'neutral', text: intl.formatMessage({ id: 'shared.csv.cut' }, { max: rowsMax }) })
    } catch (error) {
      if (!isApiError(error)) throw error
      showToast({ tone: 'critical', text: refusalText(error, (message) => intl.formatMessage({ id: message })) })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button icon={Download} isPending={isPending} isDisabled={isDisabled} onPress={() => void save()}>
      {intl.formatMessage({ id: 'shared.csv.export' })}
    </Button>
  )
}
