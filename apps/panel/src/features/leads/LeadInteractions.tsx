import { Button, Inline, SegmentedControl, Stack } from '@vendor-panel/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { interactionOperations } from './interaction-reads.ts'
import { InteractionForm } from './InteractionForm.tsx'
import { isWhatsAppCouple } from './whatsapp.ts'
import * as styles from './LeadTab.css.ts'
import type { Lead } from './lead-row.ts'
import { WaitingEntries } from './outbox/WaitingEntries.tsx'
import { TimelineRow } from './TimelineRow.tsx'
import { timelineFilters, useTimeline, type TimelineFilter } from './use-timeline.ts'
import { WhatsAppButton } from './WhatsAppButton.tsx'

const filterIds = {
  all: 'leads.timeline.all',
  contact: 'leads.timeline.contact',
  sms: 'leads.composer.sms',
  action: 'leads.timeline.action',
  note: 'leads.timeline.note',
} as const satisfies Record<TimelineFilter, string>

/** Everything with a couple on one timeline, and a form that adds what happened elsewhere (LEAD-05). */
export function LeadInteractions({ lead }: { lead: Lead }) {
  const intl = useIntl()
  const [filter, setFilter] = useState<TimelineFilter>('all')
  const [isAdding, setAdding] = useState(false)
  const timeline = useTimeline(lead.id, filter)
  return (
    <Stack gap="xl" className={styles.tab}>
      <Inline justify="between">
        <SegmentedControl
          variant="chips"
          label={intl.formatMessage({ id: 'leads.timeline.filter' })}
          items={timelineFilters.map((id) => ({ id, label: intl.formatMessage({ id: filterIds[id] }) }))}
          value={filter}
          onChange={setFilter}
        />
        <Inline gap="sm">
          {isWhatsAppCouple(lead) && <WhatsAppButton lead={lead} />}
          <Button icon={Plus} aria-expanded={isAdding} onPress={() => setAdding(!isAdding)}>
            {intl.formatMessage({ id: 'leads.timeline.add' })}
          </Button>
        </Inline>
      </Inline>
      {isAdding && <InteractionForm lead={lead} onClose={() => setAdding(false)} />}
      <WaitingEntries leadId={lead.id} operations={interactionOperations} />
      <ListStates list={timeline} empty={intl.formatMessage({ id: 'leads.timeline.empty' })}>
        <Stack as="ul" gap="lg" aria-label={intl.formatMessage({ id: 'leads.tab.interactions' })}>
          {timeline.rows.map((entry) => (
            <TimelineRow key={entry.key} entry={entry} />
          ))}
        </Stack>
      </ListStates>
      <ShowMore list={timeline} label={intl.formatMessage({ id: 'leads.timeline.more' })} />
    </Stack>
  )
}
