import { updateLeadsBounds } from '@vendor-panel/domain/bounds'
import type { Body } from '@vendor-panel/sdk'
import { Button, Inline, Menu, MenuItem, MenuTrigger, SelectList, Text } from '@vendor-panel/ui'
import { ArrowRightLeft, Download, Mail, MailOpen, Tag, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import type { Pages } from '../../shared/list/use-pages.ts'
import { useWrite } from '../../shared/use-write.ts'
import { ExportDialog } from './ExportDialog.tsx'
import type { ListedLead } from './lead-row.ts'
import { LeadRow } from './LeadRow.tsx'
import * as styles from './LeadSelection.css.ts'
import type { LeadFilters } from './leads-url.ts'
import { TagDialog } from './TagDialog.tsx'

const selectedMax = updateLeadsBounds.leadIds.maxItems
const rowHeight = 90
const reads = ['listLeads', 'getLeadStats', 'getLeadFacets', 'getLead'] as const
const changes = ['offer', 'deal', 'reject', 'not-a-wedding', 'other-provider', 'reopen'] as const

type LeadSelectionProps = { leads: Pages<ListedLead>; filters: LeadFilters; now: Temporal.Instant; onClose: () => void }

/** The list with a selection, and what can be done with all selected couples at once, each with Undo (LEAD-45, WORK-07). */
export function LeadSelection({ leads, filters, now, onClose }: LeadSelectionProps) {
  const intl = useIntl()
  const { rows, hasMore, isMoreLoading, isMoreFailed, showMore } = leads
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [dialog, setDialog] = useState<'tag' | 'export' | null>(null)
  // A couple that has left the list is not changed unseen.
  const leadIds = rows.map(({ id }) => id).filter((id) => selected.has(id))
  const count = leadIds.length
  const done = ({ data }: { data: { changed: object[]; refused: object[] } }) =>
    intl.formatMessage({ id: 'leads.select.done' }, { changed: data.changed.length, refused: data.refused.length })
  const update = useWrite('updateLeads', { refetch: reads, done })
  const act = useWrite('createLeadActions', { refetch: reads, done })
  // A refusal is shown in a toast.
  const change = (body: Omit<Body<'updateLeads'>, 'leadIds'>) => void update.write({ body: { leadIds, ...body } }).catch(() => {})
  const changeStatus = (type: (typeof changes)[number]) =>
    void act.write({ body: { leadIds, action: { type } }, idempotencyKey: crypto.randomUUID() }).catch(() => {})
  const isDisabled = count === 0 || update.isPending || act.isPending
  return (
    <div className={styles.selection}>
      <Inline gap="sm" justify="between" className={styles.bar}>
        <Text role="status" weight="medium">
          {intl.formatMessage({ id: 'leads.select.count' }, { count })}
        </Text>
        <Inline gap="xs">
          <Button size="sm" variant="quiet" onPress={() => setSelected(new Set(rows.slice(0, selectedMax).map(({ id }) => id)))}>
            {intl.formatMessage({ id: 'leads.select.all' })}
          </Button>
          <Button size="sm" variant="quiet" icon={X} onPress={onClose}>
            {intl.formatMessage({ id: 'leads.select.end' })}
          </Button>
        </Inline>
      </Inline>
      <SelectList
        label={intl.formatMessage({ id: 'leads.select.list' })}
        items={rows}
        getKey={({ id }) => id}
        rowHeight={rowHeight}
        selected={selected}
        selectedMax={selectedMax}
        onChange={setSelected}
        onEndReached={hasMore && !isMoreLoading && !isMoreFailed ? showMore : undefined}
        footer={<ShowMore list={leads} label={intl.formatMessage({ id: 'leads.loadingMore' })} isAutomatic />}
      >
        {(lead) => <LeadRow lead={lead} now={now} />}
      </SelectList>
      <Inline gap="xs" className={styles.actions} role="group" aria-label={intl.formatMessage({ id: 'leads.select.actions' })}>
        <Button size="sm" icon={MailOpen} isDisabled={isDisabled} onPress={() => change({ readStatus: 'read' })}>
          {intl.formatMessage({ id: 'leads.select.read' })}
        </Button>
        <Button size="sm" icon={Mail} isDisabled={isDisabled} onPress={() => change({ readStatus: 'unread' })}>
          {intl.formatMessage({ id: 'leads.select.unread' })}
        </Button>
        <Button size="sm" icon={Tag} isDisabled={isDisabled} onPress={() => setDialog('tag')}>
          {intl.formatMessage({ id: 'leads.select.tag' })}
        </Button>
        <MenuTrigger>
          <Button size="sm" icon={ArrowRightLeft} isDisabled={isDisabled}>
            {intl.formatMessage({ id: 'leads.action.menu' })}
          </Button>
          <Menu label={intl.formatMessage({ id: 'leads.action.menu' })} placement="top end">
            {changes.map((type) => (
              <MenuItem key={type} onAction={() => changeStatus(type)}>
                {intl.formatMessage({ id: `leads.action.${type}` })}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
        <Button size="sm" icon={Download} isDisabled={isDisabled} onPress={() => setDialog('export')}>
          {intl.formatMessage({ id: 'leads.select.export' })}
        </Button>
      </Inline>
      {dialog === 'tag' && <TagDialog filters={filters} onTag={change} onClose={() => setDialog(null)} />}
      {dialog === 'export' && <ExportDialog filters={filters} leadIds={leadIds} onClose={() => setDialog(null)} />}
    </div>
  )
}
