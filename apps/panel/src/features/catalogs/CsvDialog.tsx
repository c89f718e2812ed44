import { Banner, Button, Dialog, Stack, Text } from '@vendor-panel/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { readCsvText } from '../../shared/csv.ts'
import { RecordChanges } from '../../shared/form/RecordChanges.tsx'
import { OneFileDrop } from '../../shared/OneFileDrop.tsx'
import { saveFile } from '../../shared/save-file.ts'
import { csvOf, readCsv, type CsvResult } from './catalog-csv.ts'
import type { CatalogFields, CatalogItem } from './catalog-form.ts'
import * as styles from './catalogs.css.ts'
import { useCatalogTexts } from './use-catalog-texts.ts'

type CsvDialogProps = {
  /** Names the exported file. */
  name: string
  items: readonly CatalogItem[]
  /** The prices in the grid. */
  fields: CatalogFields
  /** Puts the prices of the file into the grid. */
  onImport: (rows: CatalogFields['rows']) => void
  onClose: () => void
}

/** Prices as a CSV file: exported, edited elsewhere, and imported after a preview. A file with one wrong line imports nothing. */
export function CsvDialog({ name, items, fields, onImport, onClose }: CsvDialogProps) {
  const intl = useIntl()
  const texts = useCatalogTexts(items)
  const [read, setRead] = useState<{ file: File; result: CsvResult } | null>(null)
  const nameOf = (optionId: number) => `${texts.found(optionId).item}: ${texts.found(optionId).option}`
  const load = async (file: File | null) => setRead(file && { file, result: readCsv(await readCsvText(file, intl.locale), fields) })
  const result = read?.result
  const isChanged = result?.ok === true && JSON.stringify(result.rows) !== JSON.stringify(fields.rows)
  return (
    <Dialog
      size="lg"
      title={intl.formatMessage({ id: 'catalogs.csv.title' })}
      strings={{ close: intl.formatMessage({ id: 'catalogs.close' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'catalogs.cancel' })}</Button>
          <Button
            variant="primary"
            isDisabled={!isChanged}
            onPress={() => {
              if (result?.ok) onImport(result.rows)
              onClose()
            }}
          >
            {intl.formatMessage({ id: 'catalogs.csv.apply' })}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <Text isProse>{intl.formatMessage({ id: 'catalogs.csv.body' })}</Text>
        <div>
          <Button
            icon={Download}
            onPress={() => saveFile(new Blob([csvOf(fields, nameOf)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)}
          >
            {intl.formatMessage({ id: 'catalogs.csv.export' })}
          </Button>
        </div>
        <OneFileDrop
          label={intl.formatMessage({ id: 'catalogs.csv.file' })}
          acceptedTypes={['.csv', '.txt']}
          file={read?.file ?? null}
          onFile={(file) => void load(file)}
        />
        {result?.ok === false && (
          <Banner tone="critical" isLive title={intl.formatMessage({ id: 'catalogs.csv.refused' })}>
            {result.problems === 'not_prices' ? (
              intl.formatMessage({ id: 'catalogs.csv.notPrices' })
            ) : (
              <ul className={styles.missing}>
                {result.problems.map(({ line, code, text }) => (
                  <li key={line}>{intl.formatMessage({ id: `catalogs.csv.${code}` }, { line, text })}</li>
                ))}
              </ul>
            )}
          </Banner>
        )}
        {result?.ok === true && <RecordChanges before={texts.describe(fields)} after={texts.describe({ ...fields, rows: result.rows })} />}
      </Stack>
    </Dialog>
  )
}
