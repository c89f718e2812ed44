import { Button, Disclosure, Heading, Skeleton, Table, Text, type ChartSeries } from '@vendor-panel/ui'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { lazily } from '../../shared/lazily.tsx'
import * as styles from './statistics.css.ts'
import { usePrinting } from './use-printing.ts'
import type { Steps } from './use-steps.ts'

const StatisticsChart = lazily(() => import('./StatisticsChart.tsx').then((code) => code.StatisticsChart), <Skeleton shape="block" />)

type ChartSectionProps = {
  title: string
  /** The main statement of the chart, as text. */
  summary?: string | undefined
  kind?: 'line' | 'bar'
  steps: Steps
  /** The header of the points in the table; by default that of dates. */
  pointHeader?: string
  series: readonly ChartSeries[]
  formatValue?: (value: number) => string
}

/** A chart with its sentence, the same values as a table, and as a file (STAT-14). */
export function ChartSection({ title, summary, kind, steps, series, pointHeader, formatValue }: ChartSectionProps) {
  const intl = useIntl()
  const id = useId()
  // A year has hundreds of rows, which are only drawn when they are shown.
  const [isTableOpen, setTableOpen] = useState(false)
  const isPrinting = usePrinting()
  const format = formatValue ?? ((value: number) => intl.formatNumber(value))
  const firstHeader = pointHeader ?? intl.formatMessage({ id: 'statistics.date' })
  const rows = steps.map(({ date, label }, index) => ({ date, label, values: series.map(({ values }) => values[index] ?? null) }))
  const save = () =>
    import('./statistics-csv.ts').then(({ saveCsv }) =>
      saveCsv(
        [firstHeader, ...series.map(({ label }) => label)],
        rows.map(({ date, label, values }) => [pointHeader === undefined ? date : label, ...values]),
        pointHeader === undefined ? `${title} ${steps[0]?.date ?? ''} ${steps.at(-1)?.date ?? ''}` : title,
      ),
    )
  const table = (
    <Table
      label={title}
      isLabelHidden
      columns={[
        { id: 'date', header: firstHeader, cell: ({ label }) => label },
        ...series.map(({ id: seriesId, label }, index) => ({
          id: seriesId,
          header: label,
          isNumeric: true,
          cell: ({ values }: (typeof rows)[number]) => {
            const value = values[index]
            return value === null || value === undefined ? '–' : format(value)
          },
        })),
      ]}
      items={rows}
      getKey={({ date }) => date}
    />
  )
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.chartBlock}>
        <div className={styles.sectionHead}>
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
          <span className={styles.notPrinted}>
            <Button icon={Download} size="sm" onPress={() => void save()}>
              {intl.formatMessage({ id: 'statistics.csv' })}
            </Button>
          </span>
        </div>
        {summary && <Text tone="muted">{summary}</Text>}
        <div className={styles.chart}>
          <StatisticsChart label={title} {...(kind && { kind })} points={steps} series={series} formatValue={format} />
        </div>
      </div>
      {isPrinting ? (
        table
      ) : (
        <Disclosure title={intl.formatMessage({ id: 'statistics.table' })} isExpanded={isTableOpen} onExpandedChange={setTableOpen}>
          {isTableOpen && table}
        </Disclosure>
      )}
    </section>
  )
}
