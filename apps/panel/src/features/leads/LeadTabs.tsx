import { isBlank } from '@vendor-panel/domain'
import { Tabs, type TabItem } from '@vendor-panel/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSearch } from 'wouter'
import { lazily } from '../../shared/lazily.tsx'
import { useUnsavedChanges } from '../../shared/navigation.ts'
import * as styles from './LeadDetail.css.ts'
import { LeadDetails } from './LeadDetails.tsx'
import { LeadMessages } from './LeadMessages.tsx'
import type { Lead } from './lead-row.ts'
import { leadTabs, readLeadTab, type LeadTab } from './leads-url.ts'
import { NotYetTab } from './NotYetTab.tsx'

const LeadNotes = lazily(() => import('./LeadNotes.tsx').then((module) => module.LeadNotes))
const LeadHistory = lazily(() => import('./LeadHistory.tsx').then((module) => module.LeadHistory))

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
  const intl = useIntl()
  const tab = readLeadTab(useSearch())
  const body = useRef<HTMLTextAreaElement>(null)
  // Kept here, so that changing tabs does not lose it.
  const newNote = useState({ body: '' })
  useUnsavedChanges(!isBlank(newNote[0].body))

  // The shortcut for answering focuses the text field.
  useEffect(() => {
    if (!isReplying || tab !== 'messages') return
    body.current?.focus()
    onReplied()
  }, [isReplying, tab, onReplied])

  const contents = {
    notes: <LeadNotes lead={lead} newNote={newNote} />,
    history: <LeadHistory lead={lead} />,
    messages: <LeadMessages lead={lead} bodyRef={body} {...next} />,
    details: <LeadDetails lead={lead} />,
  } satisfies { [Tab in LeadTab]?: ReactNode }
  const isBuilt = (id: LeadTab): id is keyof typeof contents => id in contents
  const items = leadTabs.map((id): TabItem<LeadTab> => ({
    id,
    label: intl.formatMessage({ id: `leads.tab.${id}` }),
    content: <div className={styles.panel}>{isBuilt(id) ? contents[id] : <NotYetTab tab={id} />}</div>,
  }))
  return (
    <div className={styles.tabs}>
      <Tabs label={intl.formatMessage({ id: 'leads.detail.tabs' })} items={items} value={tab} onChange={onTab} />
    </div>
  )
}
