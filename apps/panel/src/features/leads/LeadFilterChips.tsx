import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { leadDisplayStates } from '@vendor-panel/domain'
import { intoView, Link } from '@vendor-panel/ui'
import { scrollEdges } from '@vendor-panel/ui/theme'
import { useIntl } from 'react-intl'
import { dueLeads } from '../../shared/due-leads.ts'
import { leadStatsQuery } from './lead-queries.ts'
import * as styles from './LeadFilterChips.css.ts'
import { leadsPath, type LeadDisplayState, type LeadFilters } from './leads-url.ts'

/** The most used states always have a chip, every other one if a couple is in it. */
const alwaysShown: readonly LeadDisplayState[] = ['new', 'negotiating', 'offered', 'deal']

/** Filters the list by due answers or by a state, with the number of couples (LEAD-45). */
export function LeadFilterChips({ filters }: { filters: LeadFilters }) {
  'use memo'
  const intl = useIntl()
  const { data, isPending } = useQuery({ ...leadStatsQuery(filters), placeholderData: keepPreviousData })
  const counts = data?.data.infoRequests
  const { displayStates, isAnswered, sort, ...rest } = filters
  const isDue = isAnswered === false
  const chosen = displayStates?.length === 1 ? displayStates[0] : undefined
  const isAll = !isDue && !displayStates
  const countOf = (state: LeadDisplayState) => counts?.byDisplayState.find((row) => row.displayState === state)?.count
  const states = leadDisplayStates.filter((state) => alwaysShown.includes(state) || state === chosen || (countOf(state) ?? 0) > 0)
  // The chip of a state is scrolled into view; the first two are visible at any width.
  const chip = (id: string, label: string, count: number | undefined, isCurrent: boolean, target: LeadFilters) => (
    <li key={id} ref={isCurrent && id === chosen && !isPending ? intoView : null}>
      <Link variant="bare" className={styles.chip} href={leadsPath(target)} isCurrent={isCurrent}>
        {label}
        {count !== undefined && <span>{intl.formatNumber(count)}</span>}
      </Link>
    </li>
  )
  const keptSort = sort === 'due' ? {} : sort && { sort }
  return (
    <ul
      className={`${styles.chips} ${scrollEdges}`}
      data-waiting={isPending || undefined}
      aria-label={intl.formatMessage({ id: 'leads.filters' })}
    >
      {chip('due', intl.formatMessage({ id: 'leads.filter.due' }), counts?.unanswered, isDue, isDue ? rest : { ...rest, ...dueLeads })}
      {chip('all', intl.formatMessage({ id: 'leads.filter.all' }), counts?.total, isAll, { ...rest, ...keptSort })}
      {states.map((state) =>
        chip(state, intl.formatMessage({ id: `leads.state.${state}` }), countOf(state), chosen === state && !isDue, {
          ...rest,
          ...keptSort,
          displayStates: [state],
        }),
      )}
    </ul>
  )
}
