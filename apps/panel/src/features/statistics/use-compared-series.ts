import type { ChartSeries } from '@vendor-panel/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** The series of a figure, and that of the period before if there is one. */
export function useComparedSeries() {
  const intl = useIntl()
  return useCallback(
    <Name extends string>(
      label: string,
      series: readonly Record<Name, number>[],
      before: readonly Record<Name, number>[] | undefined,
      name: Name,
    ): ChartSeries[] => [
      { id: name, label, values: series.map((step) => step[name]) },
      ...(before
        ? [
            {
              id: 'before',
              label: intl.formatMessage({ id: 'statistics.before' }),
              values: before.map((step) => step[name]),
              look: 'muted' as const,
            },
          ]
        : []),
    ],
    [intl],
  )
}
