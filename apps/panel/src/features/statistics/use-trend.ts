import { TrendingDown, TrendingUp } from 'lucide-react'
import { useIntl } from 'react-intl'

/** How a figure compares with that of the period before: as a sentence, and as the note of a tile. */
export function useTrend(days: number) {
  const intl = useIntl()
  const percentOf = (part: number) => intl.formatNumber(part, { style: 'percent', maximumFractionDigits: 0 })
  return {
    /** The sentence after a figure; nothing if there is nothing to compare with. */
    sentence(now: number, before: number | undefined): string {
      if (before === undefined) return ''
      if (before === 0) return now === 0 ? '' : intl.formatMessage({ id: 'statistics.trend.none' }, { days })
      const change = (now - before) / before
      if (Math.abs(change) < 0.005) return intl.formatMessage({ id: 'statistics.trend.same' }, { days })
      const id = change > 0 ? 'statistics.trend.more' : 'statistics.trend.less'
      return intl.formatMessage({ id }, { days, percent: percentOf(Math.abs(change)) })
    },
    /** The note of a tile. */
    tile(now: number, before: number | undefined) {
      if (before === undefined || before === 0) return {}
      const change = (now - before) / before
      if (Math.abs(change) < 0.005) return { note: intl.formatMessage({ id: 'statistics.change.same' }) }
      const isMore = change > 0
      return {
        note: intl.formatMessage(
          { id: isMore ? 'statistics.change.more' : 'statistics.change.less' },
          { percent: percentOf(Math.abs(change)) },
        ),
        noteIcon: isMore ? TrendingUp : TrendingDown,
        noteTone: isMore ? ('positive' as const) : ('critical' as const),
      }
    },
  }
}
