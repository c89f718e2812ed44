import type { components } from '@vendor-panel/contract'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'

type Step = components['schemas']['StatsStep']

const dayOptions = { calendar: 'gregory', timeZone: 'UTC' } as const

/** The steps of a series by their names, in full and on an axis. */
export function useSteps(groupBy: Step, series: readonly { date: string }[]) {
  const intl = useIntl()
  const format = useFormat()
  return useMemo(
    () =>
      series.map(({ date }) => {
        if (groupBy === 'month')
          return {
            date,
            label: intl.formatDate(date, { ...dayOptions, month: 'long', year: 'numeric' }),
            tick: intl.formatDate(date, { ...dayOptions, month: 'short' }),
          }
        const tick = intl.formatDate(date, { ...dayOptions, day: 'numeric', month: 'short' })
        if (groupBy === 'day') return { date, label: format.dayWithWeekday(date), tick }
        return { date, label: intl.formatMessage({ id: 'statistics.weekOf' }, { date: format.dayShort(date) }), tick }
      }),
    [intl, format, groupBy, series],
  )
}

export type Steps = ReturnType<typeof useSteps>
