import { useInfiniteQuery, useQuery, keepPreviousData } from '@tanstack/react-query'
import { listLeadsFilters } from '@vendor-panel/domain/bounds'
import { Button, EmptyState, Heading, IconButton, SearchField, Text, VirtualList, type VirtualListHandle } from '@vendor-panel/ui'
import { CircleHelp, HeartHandshake, SearchX, TriangleAlert } from 'lucide-react'
import { useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { lazily } from '../../shared/lazily.tsx'
import { withWords } from '../../shared/words.ts'
import { useSearchText } from '../../shared/list/use-search-text.ts'
import { useSavedScroll } from '../../shared/navigation.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { leadListQuery, leadStatsQuery } from './lead-cache.ts'
import { LeadFilterChips } from './LeadFilterChips.tsx'
import { LeadFilterButton } from './LeadFilterButton.tsx'
import { LeadListSkeleton } from './LeadListSkeleton.tsx'
import { LeadRow } from './LeadRow.tsx'
import * as styles from './LeadsPage.css.ts'
import type { ListedLead } from './lead-row.ts'
import { leadPath, leadsPath, type LeadFilters } from './leads-url.ts'

const CoupleSearchDialog = lazily(
  withWords(['leads.search'], () => import('./CoupleSearchDialog.tsx').then((code) => code.CoupleSearchDialog)),
)

/** What keys anywhere on the page may ask of the list. */
export type LeadListHandle = {
  isVisible: () => boolean
  focusSearch: () => boolean
  focusLead: (leadId: number | null) => void
  focusedLead: () => number | null
}

type LeadListProps = {
  ref: Ref<LeadListHandle>
  filters: LeadFilters
  openId: number | null
  onIntent: () => void
  onHelp: () => void
}

// Only limited packages have one.
const Allowance = lazily(withWords(['leads.detail'], () => import('./Allowance.tsx').then((code) => code.Allowance)))

const isNarrowed = (filters: LeadFilters) => Object.keys(filters).some((name) => name !== 'sort')
const rowHeight = 90
const rowsAbove = 3

/** The couples of six months, or those the filters leave, newest first (LEAD-08, LEAD-45). */
export function LeadList({ ref, filters, openId, onIntent, onHelp }: LeadListProps) {
  // Compiled, as the page around it: the function that draws a row must stay the same.
  'use memo'
  const intl = useIntl()
  const now = useMinute()
  const [, navigate] = useLocation()
  const list = useRef<VirtualListHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const leads = useInfiniteQuery({ ...leadListQuery(filters), placeholderData: keepPreviousData })
  const stats = useQuery(leadStatsQuery(filters))
  const savedScroll = useSavedListScroll()
  const { q: searched, ...rest } = filters
  const search = useSearchText(searched ?? '', (q) => navigate(leadsPath({ ...rest, ...(q && { q }) }), { replace: true }))
  const rows: ListedLead[] = leads.data?.pages.flatMap((page) => page.data) ?? []
  const total = leads.data?.pages[0]?.meta.total

  const canGoOn = leads.hasNextPage && !leads.isFetchingNextPage && !leads.isFetchNextPageError && !leads.isPlaceholderData

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
    focusedLead: () => rows[Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)]?.id ?? null,
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
            <IconButton size="sm" icon={CircleHelp} label={intl.formatMessage({ id: 'leads.shortcuts' })} onPress={onHelp} />
          </span>
        </div>
        <div className={styles.searchLine}>
          <SearchField
            label={intl.formatMessage({ id: 'leads.filter.search' })}
            isLabelHidden
            strings={{ clear: intl.formatMessage({ id: 'leads.filter.searchClear' }) }}
            placeholder={intl.formatMessage({ id: 'leads.filter.search' })}
            inputRef={searchInput}
            value={search.text}
            onChange={search.change}
            maxLength={listLeadsFilters.q.maxLength}
          />
          <LeadFilterButton filters={filters} />
        </div>
        <LeadFilterChips filters={filters} />
        {stats.data?.data.allowance && <Allowance allowance={stats.data.data.allowance} />}
      </header>
      {leads.isPending ? (
        <LeadListSkeleton />
      ) : leads.data === undefined ? (
        <div className={styles.center}>
          <EmptyState
            icon={TriangleAlert}
            title={intl.formatMessage({ id: 'app.list.failed' })}
            actions={
              <Button isPending={leads.isFetching} onPress={() => void leads.refetch()}>
                {intl.formatMessage({ id: 'app.list.retry' })}
              </Button>
            }
          >
            {intl.formatMessage({ id: 'leads.error.body' })}
          </EmptyState>
        </div>
      ) : rows.length === 0 ? (
        <NoLeads filters={filters} />
      ) : (
        <div ref={savedScroll} className={styles.rows}>
          <VirtualList
            ref={list}
            label={intl.formatMessage({ id: isNarrowed(filters) || filters.sort ? 'leads.listFiltered' : 'leads.list' })}
            items={rows}
            totalCount={total ?? rows.length}
            rowHeight={rowHeight}
            getKey={(lead) => lead.id}
            getHref={(lead) => leadPath(lead.id, filters)}
            selectedKey={openId}
            // After a reload beside a couple its row is in sight, some way below the edge.
            initialOffset={Math.max(0, rows.findIndex(({ id }) => id === openId) - rowsAbove) * rowHeight}
            onEndReached={canGoOn ? () => void leads.fetchNextPage() : undefined}
            onIntent={onIntent}
            footer={<ListEnd leads={leads} />}
          >
            {(lead) => <LeadRow lead={lead} now={now} />}
          </VirtualList>
        </div>
      )}
    </>
  )
}

/** The list scrolls in a box of its own, whose place in the history is kept (ROUTE-50). */
function useSavedListScroll() {
  const saved = useSavedScroll('leads')
  return useCallback(
    (box: HTMLDivElement | null) => (box?.firstElementChild instanceof HTMLElement ? saved(box.firstElementChild) : undefined),
    [saved],
  )
}

/** What follows the last row: more on its way, or the try that failed. */
function ListEnd({
  leads,
}: {
  leads: { isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage: () => Promise<unknown> }
}) {
  const intl = useIntl()
  if (leads.isFetchNextPageError) {
    return (
      <div className={styles.center}>
        <Text tone="muted">{intl.formatMessage({ id: 'leads.error.more' })}</Text>
        <Button onPress={() => void leads.fetchNextPage()}>{intl.formatMessage({ id: 'app.list.retry' })}</Button>
      </div>
    )
  }
  return leads.isFetchingNextPage ? (
    <div className={styles.center} role="status">
      <Text tone="muted">{intl.formatMessage({ id: 'leads.loadingMore' })}</Text>
    </div>
  ) : null
}

/** Nothing to show: because nobody asked yet, or because nothing fits. */
function NoLeads({ filters }: { filters: LeadFilters }) {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const [isSearching, setSearching] = useState(false)
  const isFiltered = isNarrowed(filters)
  const action = isFiltered ? (
    <Button onPress={() => navigate(leadsPath({}))}>{intl.formatMessage({ id: 'leads.filtersClear' })}</Button>
  ) : (
    <Button onPress={() => setSearching(true)}>{intl.formatMessage({ id: 'leads.empty.action' })}</Button>
  )
  return (
    <div className={styles.center}>
      {isSearching && <CoupleSearchDialog onClose={() => setSearching(false)} />}
      <EmptyState
        icon={isFiltered ? SearchX : HeartHandshake}
        title={intl.formatMessage({ id: isFiltered ? 'leads.noMatch.title' : 'leads.empty.title' })}
        actions={action}
      >
        {intl.formatMessage({ id: isFiltered ? 'leads.noMatch.body' : 'leads.empty.body' })}
      </EmptyState>
    </div>
  )
}
