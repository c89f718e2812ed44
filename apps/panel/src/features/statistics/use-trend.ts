import { TrendingDown, TrendingUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { changeOf } from './change-of.ts'

/** How a figure compares with that of the period before: as a sentence, and as the note of a tile. */
export function useTrend(days: number) {
  const intl = useIntl()
  const percentOf = (part: number) => intl.formatNumber(part, { style: 'percent', maximumFractionDigits: 0 })
  return {
    /** The sentence after a figure; nothing if there is nothing to compare with. */
    sentence(now: number, before: number | undefined): string {
      if (before === undefined) return ''
      const change = changeOf(now, before)
      if (!change) return now === 0 ? '' : intl.formatMessage({ id: 'statistics.trend.none' }, { days })
      return intl.formatMessage({ id: `statistics.trend.${change.way}` }, { days, percent: percentOf(change.part) })
    },
    /** The same of the average of the category. */
    averageSentence(now: number | undefined, before: number | undefined): string {
      const change = now === undefined || before === undefined ? null : changeOf(now, before)
      return change ? intl.formatMessage({ id: `statistics.rivals.average.${change.way}` }, { percent: percentOf(change.part) }) : ''
    },
    /** The note of a tile. */
    tile(now: number, before: number | undefined) {
      const change = before === undefined ? null : changeOf(now, before)
      if (!change) return {}
      const note = intl.formatMessage({ id: `statistics.change.${change.way}` }, { percent: percentOf(change.part) })
      if (change.way === 'same') return { note }
      return change.way === 'more'
        ? { note, noteIcon: TrendingUp, noteTone: 'positive' as const }
        : { note, noteIcon: TrendingDown, noteTone: 'critical' as const }
    },
  }
}
