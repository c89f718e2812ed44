import { dateRange, dateRangePresets, parseDate, statisticsRange, statisticsRangeProblems, statisticsSteps } from '@vendor-panel/domain'
import { DatePicker, Select } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import type { StatisticsFilters } from './statistics-url.ts'
import * as styles from './statistics.css.ts'

type RangeFieldsProps = { filters: StatisticsFilters; onChange: (filters: StatisticsFilters, options?: { replace?: boolean }) => void }

const custom = 'custom'
const auto = 'auto'
const choices = [...dateRangePresets, custom] as const

/** The days, by name or by their dates, and the steps of the charts (STAT-10, STAT-11). */
export function RangeFields({ filters, onChange }: RangeFieldsProps) {
  const intl = useIntl()
  const { timeZone } = useUser().details
  // Links that were saved before 0.3 have `start` and `end`.
  const { preset, start, end, from = start, to = end, groupBy, ...others } = filters
  const isCustom = from !== undefined || to !== undefined
  const now = Temporal.Now.instant()
  const range = statisticsRange({ preset, from, to }, now, timeZone)
  const choose = (choice: (typeof choices)[number]) => {
    const step = groupBy && { groupBy }
    if (choice !== custom) return onChange({ ...others, ...step, preset: choice })
    const { start: first, end: last } = dateRange(preset ?? 'last-30-days', now, timeZone)
    onChange({ ...others, ...step, from: first.toString(), to: last.toString() })
  }
  return (
    <>
      <Select
        label={intl.formatMessage({ id: 'statistics.range' })}
        options={choices.map((value) => ({ value, label: intl.formatMessage({ id: `statistics.range.${value}` }) }))}
        value={isCustom ? custom : (preset ?? 'last-30-days')}
        onChange={choose}
      />
      {isCustom && (
        <Dates
          from={range.start.toString()}
          to={range.end.toString()}
          onChange={(days) => onChange({ ...others, ...(groupBy && { groupBy }), ...days }, { replace: true })}
        />
      )}
      <Select
        label={intl.formatMessage({ id: 'statistics.step' })}
        options={([auto, ...statisticsSteps] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `statistics.step.${value}` }),
        }))}
        value={groupBy ?? auto}
        onChange={(step) => {
          const { groupBy: _before, ...rest } = filters
          onChange(step === auto ? rest : { ...rest, groupBy: step })
        }}
      />
    </>
  )
}

type Days = { from: string; to: string }

/** The first and the last day, which count once both are days that can be asked for. */
function Dates({ from, to, onChange }: Days & { onChange: (days: Days) => void }) {
  const intl = useIntl()
  const [typed, setTyped] = useState<{ from: string | null; to: string | null }>({ from, to })
  /** The days of the address when `typed` was set. */
  const [known, setKnown] = useState<Days>({ from, to })
  // The address was changed otherwise, such as by Back. A key would remount the fields after each valid change, and they would lose focus.
  if (known.from !== from || known.to !== to) {
    setKnown({ from, to })
    setTyped({ from, to })
  }
  const [first, last] = [parseDate(typed.from), parseDate(typed.to)]
  const problem = first && last ? statisticsRangeProblems({ start: first, end: last })[0] : undefined
  const change = (next: Partial<typeof typed>) => {
    const days = { ...typed, ...next }
    setTyped(days)
    const [start, end] = [parseDate(days.from), parseDate(days.to)]
    if (!start || !end || statisticsRangeProblems({ start, end }).length > 0) return
    const reported = { from: start.toString(), to: end.toString() }
    setKnown(reported)
    onChange(reported)
  }
  const strings = { clear: intl.formatMessage({ id: 'statistics.clear' }) }
  return (
    <div className={styles.dates}>
      <DatePicker
        label={intl.formatMessage({ id: 'statistics.start' })}
        strings={strings}
        value={typed.from}
        onChange={(day) => change({ from: day })}
      />
      <DatePicker
        label={intl.formatMessage({ id: 'statistics.end' })}
        strings={strings}
        value={typed.to}
        onChange={(day) => change({ to: day })}
        errorMessage={
          problem && intl.formatMessage({ id: problem.code === 'range_too_long' ? 'statistics.end.tooLong' : 'statistics.end.before' })
        }
      />
    </div>
  )
}
