import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Heading, Stack } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { confirmLeave, unsavedForms } from '../../shared/navigation.ts'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { store } from '../../shared/store.ts'
import { CallButton } from './CallButton.tsx'
import { CallResultForm } from './CallResultForm.tsx'
import { CallRow, type CallRecord } from './CallRow.tsx'
import { interactionOperations } from './interaction-reads.ts'
import * as styles from './LeadTab.css.ts'
import type { Lead } from './lead-row.ts'
import { WaitingEntries } from './outbox/WaitingEntries.tsx'

/** Whose result the vendor is asked for: a call of the list, or the one that was just dialled. */
type Asked = { since: string } | { call: CallRecord }

/** The calls with a couple, and the number and the code to dial (COMM-06, COMM-07). */
export function LeadCalls({ lead }: { lead: Lead }) {
  const intl = useIntl()
  const calls = usePages('listLeadCalls', { path: { leadId: lead.id } })
  const redirect = useQuery(query('getRedirectNumber', { path: { providerId: lead.provider.id } }))
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  /** Another result is being entered: it asks before that one is discarded. */
  const ask = (next: Asked) => {
    if (unsavedForms.size === 0) setAsked(next)
    else store.set(confirmLeave, { leave: () => setAsked(next), forms: unsavedForms })
  }
  // The switchboard reports the call while the vendor talks.
  const dialled =
    asked && 'since' in asked && calls.rows.find(({ direction, startedAt }) => direction === 'out' && startedAt >= asked.since)
  const call = asked && 'call' in asked ? asked.call : dialled || undefined
  return (
    <Stack gap="xl" className={styles.tab}>
      <CallButton lead={lead} redirect={redirect} onDialled={(since) => ask({ since })} />
      {asked && (
        // The text of one call is not that of another.
        <CallResultForm
          key={'call' in asked ? asked.call.id : asked.since}
          lead={lead}
          call={call}
          hasFocus={'call' in asked}
          onClose={close}
        />
      )}
      <WaitingEntries leadId={lead.id} operations={interactionOperations} />
      <Stack gap="md">
        <Heading level={2} size="sm">
          {intl.formatMessage({ id: 'leads.calls.title' })}
        </Heading>
        <ListStates list={calls} empty={intl.formatMessage({ id: 'leads.calls.empty' })}>
          <Stack as="ul" gap="lg" aria-label={intl.formatMessage({ id: 'leads.calls.title' })}>
            {calls.rows.map((call) => (
              <CallRow key={call.id} call={call} onResult={() => ask({ call })} />
            ))}
          </Stack>
        </ListStates>
        <ShowMore list={calls} label={intl.formatMessage({ id: 'leads.calls.more' })} />
      </Stack>
    </Stack>
  )
}
