import { useQuery } from '@tanstack/react-query'
import { listLeadsFilters } from '@vendor-panel/domain/bounds'
import { Heading, IconButton, SearchField, VirtualList, type VirtualListHandle } from '@vendor-panel/ui'
import { Ellipsis } from 'lucide-react'
import { useCallback, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { lazily } from '../../shared/lazily.tsx'
import { withMessages } from '../../shared/with-messages.ts'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { useCursorPages } from '../../shared/list/use-cursor-pages.ts'
import { useSearchText } from '../../shared/list/use-search-text.ts'
import { useSavedScroll } from '../../shared/navigation.ts'
import { useMinute } from '../../shared/use-minute.ts'
import type { ListedLead } from './lead-row.ts'
import { leadStatsQuery } from './lead-queries.ts'
import { LeadFilterChips } from './LeadFilterChips.tsx'
import { LeadFilterButton } from './LeadFilterButton.tsx'
import { LeadListSkeleton } from './LeadListSkeleton.tsx'
import { LeadRow } from './LeadRow.tsx'
import { rowsBox } from './LeadRow.css.ts'
import * as styles from './LeadsPage.css.ts'
import { extraFilterCount, isNarrowed, leadPath, leadsPath, type LeadFilters } from './leads-url.ts'

/** Methods of the list for the shortcuts of the page. */
export type LeadListHandle = {
  isVisible: () => boolean
  focusSearch: () => boolean
  focusLead: (leadId: number | null) => void
  focusedLead: () => number | null
  firstLead: () => number | null
  /** Moves focus to the next or the previous row; from outside the list to the first one. */
  moveFocus: (by: 1 | -1) => void
  /** The couple below or above in the list, also when the couple itself has left it; loads more near the end. */
  neighbour: (leadId: number, by: 1 | -1) => number | null
}

type LeadListProps = {
  ref: Ref<LeadListHandle>
  filters: LeadFilters
  openId: number | null
  onIntent: () => void
  onMore: () => void
  /** Ends the selection of several couples; undefined while there is none. */
  onSelectEnd: (() => void) | undefined
}

const NoLeads = lazily(withMessages(['leads.detail'], () => import('./NoLeads.tsx').then((code) => code.NoLeads)))
const LeadActiveFilters = lazily(
  withMessages(['leads.detail', 'leads.find'], () => import('./LeadActiveFilters.tsx').then((code) => code.LeadActiveFilters)),
)
const LeadListStart = lazily(withMessages(['leads.find'], () => import('./LeadListStart.tsx').then((code) => code.LeadListStart)))
const LeadSelection = lazily(
  withMessages(['leads.detail', 'leads.tools'], () => import('./LeadSelection.tsx').then((code) => code.LeadSelection)),
)
// Only limited packages have one.
const Allowance = lazily(
  withMessages(['leads.detail'], () => import('./Allowance.tsx').then((code) => code.Allowance)),
  <div className={styles.allowance} />,
)

const LeadSeek = lazily(() => import('./LeadSeek.tsx').then((code) => code.LeadSeek))

/** The couple at which the list of an address starts; off once the user asked for the whole list. */
type ListStart = { leadId: number; address: string; isOn: boolean }

const focusedIndex = () => Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
const rowHeight = 90
const rowsAbove = 3
const loadAheadRows = 5

/** The couples of the last six months, or those that match the filters, newest first (LEAD-08, LEAD-45). */
export function LeadList({ ref, filters, openId, onIntent, onMore, onSelectEnd }: LeadListProps) {
  // Compiled like the page around it, because the function that renders a row must keep its identity.
  'use memo'
  const intl = useIntl()
  const now = useMinute()
  const [, navigate] = useLocation()
  const list = useRef<VirtualListHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const address = leadsPath(filters)
  const [start, setStart] = useState<ListStart>()
  const fromLeadId = start?.address === address && start.isOn ? start.leadId : undefined
  const leads = useCursorPages('listLeads', { query: { ...filters, ...(fromLeadId && { fromLeadId }) } })
  const { rows, total, hasMore, isMoreLoading, isMoreFailed, showMore } = leads
  // An answered couple moves to the end of the due ones, and would take the start of the list with it.
  const hasMoved = fromLeadId !== undefined && total !== undefined && !leads.isStale && rows[0]?.id !== fromLeadId
  // Without an open couple, the address is that of the whole list.
  if (start && (hasMoved || openId === null)) setStart(undefined)
  const { data: allowance } = useQuery({ ...leadStatsQuery(filters), select: ({ data }) => data.allowance })
  const savedScroll = useSavedListScroll()
  const renderRow = (lead: ListedLead) => <LeadRow lead={lead} now={now} />
  const { q: searched, ...rest } = filters
  const search = useSearchText(searched ?? '', (q) => navigate(leadsPath({ ...rest, ...(q && { q }) }), { replace: true }))
  const canShowMore = hasMore && !isMoreLoading && !isMoreFailed
  const openIndex = rows.findIndex(({ id }) => id === openId)
  const isSought = openId !== null && openIndex < 0 && hasMore && !leads.isStale && !(start?.address === address && start.leadId === openId)
  // The index of the couple, in case it leaves the list: an answered couple leaves the due ones.
  const lastOpened = useRef({ id: openIndex < 0 ? null : openId, index: Math.max(0, openIndex) })
  useEffect(() => {
    if (openIndex < 0) return
    if (lastOpened.current.id !== openId) list.current?.showRow(openIndex)
    lastOpened.current = { id: openId, index: openIndex }
  }, [openId, openIndex])

  const showTop = (leadId: number) => {
    setStart({ leadId, address, isOn: false })
    // The pressed button disappears.
    heading.current?.focus()
  }

  useImperativeHandle(ref, () => ({
    isVisible: () => heading.current?.offsetParent !== null,
    focusSearch: () => {
      searchInput.current?.focus()
      return document.activeElement === searchInput.current
    },
    focusLead: (leadId) => {
      const index = rows.findIndex(({ id }) => id === leadId)
      if (index >= 0) list.current?.focusRow(index)
      else heading.current?.focus()
    },
    focusedLead: () => rows[focusedIndex()]?.id ?? null,
    firstLead: () => (leads.isStale ? null : (rows[0]?.id ?? null)),
    moveFocus: (by) => list.current?.focusRow(Math.max(0, focusedIndex() + by)),
    neighbour: (leadId, by) => {
      const index = rows.findIndex(({ id }) => id === leadId)
      const next = index >= 0 ? index + by : lastOpened.current.index + Math.min(by, 0)
      if (next > rows.length - loadAheadRows && canShowMore) showMore()
      return rows[next]?.id ?? null
    },
  }))

  return (
    <>
      <header className={styles.head}>
        <div className={styles.titleLine}>
          <Heading level={openId === null ? 1 : 2} size="xxl" tabIndex={-1} ref={heading}>
            {intl.formatMessage({ id: 'leads.title' })}
          </Heading>
          {total !== undefined && (
            <span className={styles.count} role="status">
              {intl.formatMessage({ id: isNarrowed(filters) ? 'leads.countFiltered' : 'leads.count' }, { count: total })}
            </span>
          )}
          <span className={styles.tools}>
            <IconButton size="sm" icon={Ellipsis} label={intl.formatMessage({ id: 'leads.more' })} onPress={onMore} />
          </span>
        </div>
        <div className={styles.searchBar}>
          <SearchField
            label={intl.formatMessage({ id: 'leads.filter.search' })}
            isLabelHidden
            strings={{ clear: intl.formatMessage({ id: 'leads.filter.searchClear' }) }}
            placeholder={intl.formatMessage({ id: 'leads.filter.search' })}
            inputRef={searchInput}
            value={search.text}
            onChange={search.change}
            maxLength={listLeadsFilters.q.maxLength}
            onSubmit={(text) => {
              if (!search.submit() && text !== '' && rows[0] && !leads.isStale) navigate(leadPath(rows[0].id, filters))
            }}
          />
          <LeadFilterButton filters={filters} />
        </div>
        <LeadFilterChips filters={filters} />
        {extraFilterCount(filters) > 0 && <LeadActiveFilters filters={filters} />}
        {allowance && <Allowance allowance={allowance} />}
        {fromLeadId && openId && <LeadListStart onEnd={() => showTop(openId)} />}
      </header>
      {isSought && <LeadSeek leadId={openId} filters={filters} onFound={() => setStart({ leadId: openId, address, isOn: true })} />}
      <div className={leads.isFailed ? styles.center : styles.rows}>
        <ListStates list={leads} skeleton={<LeadListSkeleton />} empty={<NoLeads filters={filters} />}>
          <div ref={savedScroll} className={`${styles.rows} ${rowsBox}`}>
            {onSelectEnd ? (
              <LeadSelection leads={leads} filters={filters} now={now} onClose={onSelectEnd} />
            ) : (
              <VirtualList
                ref={list}
                label={intl.formatMessage({ id: isNarrowed(filters) || filters.sort ? 'leads.listFiltered' : 'leads.list' })}
                items={rows}
                isBusy={leads.isStale}
                totalCount={fromLeadId ? -1 : (total ?? rows.length)}
                rowHeight={rowHeight}
                getKey={(lead) => lead.id}
                getHref={(lead) => leadPath(lead.id, filters)}
                selectedKey={openId}
                // After a reload the row of the open couple is visible, a few rows below the edge.
                initialOffset={Math.max(0, openIndex - rowsAbove) * rowHeight}
                onEndReached={canShowMore ? showMore : undefined}
                onIntent={onIntent}
                footer={
                  <div className={styles.end}>
                    <ShowMore list={leads} label={intl.formatMessage({ id: 'leads.loadingMore' })} isAutomatic />
                  </div>
                }
              >
                {renderRow}
              </VirtualList>
            )}
          </div>
        </ListStates>
      </div>
    </>
  )
}

/** The list has a scroll container of its own, whose position is stored for each entry of the history (ROUTE-50). */
function useSavedListScroll() {
  const saved = useSavedScroll('leads')
  return useCallback(
    (box: HTMLDivElement | null) => (box?.firstElementChild instanceof HTMLElement ? saved(box.firstElementChild) : undefined),
    [saved],
  )
}
