import { EmptyState } from '@vendor-panel/ui'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import * as styles from './statistics.css.ts'

type Answered = { data: { range: { from: string; to: string }; series: readonly unknown[] } }
type StatisticsAnswerProps<Result> = {
  read: {
    data: Result | undefined
    isError: boolean
    isPlaceholderData: boolean
    error: (Error & { status?: number }) | null
    refetch: () => unknown
  }
  children: (data: Result) => ReactNode
}

/** The answer of a read of statistics, or what there is instead. An earlier answer stays while another one is loaded. */
export function StatisticsAnswer<Result extends Answered>({ read, children }: StatisticsAnswerProps<Result>) {
  const intl = useIntl()
  const format = useFormat()
  const { data, isError, isPlaceholderData, error, refetch } = read
  if (error?.status === 403 || error?.status === 404) throw error
  if (isError) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  if (data.data.series.length === 0)
    return (
      <EmptyState icon={CalendarClock} title={intl.formatMessage({ id: 'statistics.future.title' })}>
        {intl.formatMessage({ id: 'statistics.future.body' })}
      </EmptyState>
    )
  return (
    <div className={styles.figures} aria-busy={isPlaceholderData || undefined}>
      <p className={styles.printed}>{`${format.day(data.data.range.from)} – ${format.day(data.data.range.to)}`}</p>
      {children(data)}
    </div>
  )
}
