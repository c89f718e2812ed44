import { isBlank } from '@vendor-panel/domain'
import { Tabs, type TabItem } from '@vendor-panel/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSearch } from 'wouter'
import { lazily } from '../../shared/lazily.tsx'
import { useUnsavedChanges } from '../../shared/navigation.ts'
import * as styles from './LeadDetail.css.ts'
import { LeadMessages } from './LeadMessages.tsx'
import type { Lead } from './lead-row.ts'
import { leadTabs, readLeadTab, type LeadTab } from './leads-url.ts'
import { whenUseful } from '../../shared/when-useful.ts'
import { withMessages } from '../../shared/with-messages.ts'

const LeadNotes = lazily(() => import('./LeadNotes.tsx').then((module) => module.LeadNotes))
const OfferTab = lazily(withMessages(['leads.offer'], () => import('./offer/OfferTab.tsx').then((module) => module.OfferTab)))
const LeadHistory = lazily(() => import('./LeadHistory.tsx').then((module) => module.LeadHistory))

const LeadDetails = lazily(withMessages(['leads.data'], () => import('./LeadDetails.tsx').then((module) => module.LeadDetails)))
const LeadInteractions = lazily(
  withMessages(['leads.calls', 'leads.timeline'], () => import('./LeadInteractions.tsx').then((module) => module.LeadInteractions)),
)
const LeadCalls = lazily(withMessages(['leads.calls'], () => import('./LeadCalls.tsx').then((module) => module.LeadCalls)))

export type LeadTabsProps = {
  lead: Lead
  onTab: (tab: LeadTab) => void
  isReplying: boolean
  onReplied: () => void
} & NextCouple

export type NextCouple = {
  /** The couple to answer after this one. */
  findNext: () => number | null
  /** Opens a couple with the focus in its message field. */
  onReply: (leadId: number) => void
}

/** The seven tabs of a couple (LEAD-06); the URL has the selected one (ROUTE-23, ROUTE-24). */
export function LeadTabs({ lead, onTab, isReplying, onReplied, ...next }: LeadTabsProps) {
  'use memo'
  const intl = useIntl()
  const tab = readLeadTab(useSearch())
  const body = useRef<HTMLTextAreaElement>(null)
  // Kept here, so that changing tabs does not lose it.
  const newNote = useState({ body: '' })
  useUnsavedChanges(!isBlank(newNote[0].body))

  // Notes and results can be written offline too, when their code could not be loaded any more.
  useEffect(
    () =>
      whenUseful(() => {
        for (const part of [LeadNotes, LeadCalls, LeadInteractions]) void part.preload()
      }),
    [],
  )

  // The shortcut for answering focuses the text field.
  useEffect(() => {
    if (!isReplying || tab !== 'messages') return
    body.current?.focus()
    onReplied()
  }, [isReplying, tab, onReplied])

  const contents = {
    offer: <OfferTab lead={lead} />,
    notes: <LeadNotes lead={lead} newNote={newNote} />,
    history: <LeadHistory lead={lead} />,
    messages: <LeadMessages lead={lead} bodyRef={body} {...next} />,
    interactions: <LeadInteractions lead={lead} />,
    'call-data': <LeadCalls lead={lead} />,
    details: <LeadDetails lead={lead} />,
  } satisfies Record<LeadTab, ReactNode>
  const items = leadTabs.map((id): TabItem<LeadTab> => ({
    id,
    label: intl.formatMessage({ id: `leads.tab.${id}` }),
    content: <div className={styles.panel}>{contents[id]}</div>,
  }))
  return (
    <div className={styles.tabs}>
      <Tabs label={intl.formatMessage({ id: 'leads.detail.tabs' })} items={items} value={tab} onChange={onTab} />
    </div>
  )
}
