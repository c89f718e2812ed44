import { useIntl } from 'react-intl'
import { ChartSection } from './ChartSection.tsx'
import { useComparedSeries } from './use-compared-series.ts'

interface Part {
  id: string
  label: string
  now: number
  before: number
}

type BreakdownProps = {
  title: string
  /** What the parts are, and what is counted. */
  header: string
  label: string
  parts: readonly Part[]
  /** Whether there is a period before. */
  isCompared: boolean
}

/** A figure by its parts, such as placements, next to the same of the period before; the largest part as a sentence (STAT-14). */
export function Breakdown({ title, header, label, parts, isCompared }: BreakdownProps) {
  const intl = useIntl()
  const compared = useComparedSeries()
  if (parts.length === 0) return null
  const percentOf = (period: 'now' | 'before', part: Part) => {
    const whole = parts.reduce((sum, one) => sum + one[period], 0)
    return whole > 0 ? intl.formatNumber(part[period] / whole, { style: 'percent', maximumFractionDigits: 0 }) : null
  }
  const most = parts.reduce((largest, part) => (part.now > largest.now ? part : largest))
  const [percent, before] = [percentOf('now', most), isCompared ? percentOf('before', most) : null]
  const summary =
    percent === null
      ? undefined
      : before === null
        ? intl.formatMessage({ id: 'statistics.most' }, { label: most.label, percent })
        : intl.formatMessage({ id: 'statistics.mostAndBefore' }, { label: most.label, percent, before })
  return (
    <ChartSection
      title={title}
      summary={summary}
      kind="bar"
      pointHeader={header}
      steps={parts.map((part) => ({ date: part.id, label: part.label, tick: part.label }))}
      series={compared(label, parts, isCompared ? parts.map((part) => ({ now: part.before })) : undefined, 'now')}
    />
  )
}
