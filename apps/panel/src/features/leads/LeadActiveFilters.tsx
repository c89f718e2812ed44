import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Icon, Link } from '@vendor-panel/ui'
import { scrollEdges } from '@vendor-panel/ui/theme'
import { Bookmark, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import * as styles from './LeadFilterChips.css.ts'
import { leadsPath, type LeadFilters } from './leads-url.ts'
import { isSameView } from './saved-view.ts'
import { useSourceLabel } from '../../shared/use-source-label.ts'

type Active = { id: string; label: string; rest: LeadFilters }

/** The saved view that is open, or each active filter without a chip of its own; a press removes it (LEAD-45). */
export function LeadActiveFilters({ filters }: { filters: LeadFilters }) {
  const intl = useIntl()
  const { data } = useQuery(query('listSavedViews'))
  const single = useActiveFilters(filters)
  const view = data?.data.find((saved) => isSameView(saved.filters, filters))
  const shown = view ? [{ id: 'view', label: intl.formatMessage({ id: 'leads.active.view' }, { name: view.name }), rest: {} }] : single
  if (shown.length === 0) return null
  return (
    <ul className={`${styles.chips} ${scrollEdges}`} aria-label={intl.formatMessage({ id: 'leads.active.title' })}>
      {shown.map(({ id, label, rest }) => (
        <li key={id}>
          <Link
            variant="bare"
            className={styles.chip}
            href={leadsPath(rest)}
            aria-label={
              view
                ? intl.formatMessage({ id: 'leads.active.closeView' }, { name: view.name })
                : intl.formatMessage({ id: 'leads.active.remove' }, { filter: label })
            }
          >
            {view && <Icon icon={Bookmark} size={14} />}
            <bdi>{label}</bdi>
            <Icon icon={X} size={14} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function useActiveFilters(filters: LeadFilters): Active[] {
  const intl = useIntl()
  const format = useFormat()
  const sourceLabel = useSourceLabel()
  const { providers } = useUser()
  const { providerIds = [], readStatus, createdAtStart: from, createdAtEnd: to, sort, tags = [], sources = [], due, isAnswered } = filters
  const without = (...names: (keyof LeadFilters)[]): LeadFilters =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => !(names as string[]).includes(name)))
  const withoutOne = <Value,>(name: 'tags' | 'sources' | 'providerIds', values: readonly Value[], value: Value): LeadFilters => {
    const rest = values.filter((one) => one !== value)
    return { ...without(name), ...(rest.length > 0 && { [name]: rest }) }
  }
  const active: Active[] = []
  for (const id of providerIds)
    active.push({
      id: `provider ${id}`,
      label: intl.formatMessage({ id: 'leads.active.provider' }, { name: providers.find((one) => one.id === id)?.name ?? String(id) }),
      rest: withoutOne('providerIds', providerIds, id),
    })
  for (const tag of tags)
    active.push({ id: `tag ${tag}`, label: intl.formatMessage({ id: 'leads.active.tag' }, { tag }), rest: withoutOne('tags', tags, tag) })
  for (const source of sources)
    active.push({
      id: `source ${source}`,
      label: intl.formatMessage({ id: 'leads.active.source' }, { source: sourceLabel(source) }),
      rest: withoutOne('sources', sources, source),
    })
  if (due)
    active.push({
      id: 'due',
      label: intl.formatMessage({ id: 'leads.active.due' }, { due: intl.formatMessage({ id: `leads.due.${due}` }) }),
      rest: without('due'),
    })
  if (readStatus)
    active.push({
      id: 'read',
      label: intl.formatMessage({ id: readStatus === 'read' ? 'leads.filter.readOnly' : 'leads.filter.unreadOnly' }),
      rest: without('readStatus'),
    })
  if (from ?? to) {
    const range = { from: from ? format.dayShort(from) : '', to: to ? format.dayShort(to) : '' }
    const id = from && to ? 'leads.active.dates' : from ? 'leads.active.from' : 'leads.active.to'
    active.push({ id: 'dates', label: intl.formatMessage({ id }, range), rest: without('createdAtStart', 'createdAtEnd') })
  }
  const isDueChip = isAnswered === false && sort === 'due'
  if (sort && sort !== 'newest' && !isDueChip)
    active.push({
      id: 'sort',
      label: intl.formatMessage({ id: 'leads.active.sort' }, { sort: intl.formatMessage({ id: `leads.sort.${sort}` }) }),
      rest: without('sort'),
    })
  return active
}
