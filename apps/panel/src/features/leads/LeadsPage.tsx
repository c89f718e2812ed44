import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation, useRoute } from 'wouter'
import { useUrlFilters } from '../../shared/list/use-url-filters.ts'
import { pathId } from '../../shared/path-id.ts'
import { paths } from '../../shared/paths.ts'
import { whenUseful } from '../../shared/when-useful.ts'
import { lazily } from '../../shared/lazily.tsx'
import { withMessages } from '../../shared/with-messages.ts'
import { LeadDetail } from './lead-detail-part.tsx'
import { LeadList, type LeadListHandle } from './LeadList.tsx'
import type { LeadTool } from './LeadTools.tsx'
import * as styles from './LeadsPage.css.ts'
import { leadFilters, leadPath, leadsPath } from './leads-url.ts'
import { useShortcuts } from '../../shared/use-shortcuts.ts'

const LeadTools = lazily(
  withMessages(['leads.detail', 'leads.tools', 'leads.coach'], () => import('./LeadTools.tsx').then((module) => module.LeadTools)),
)

const ChooseLead = lazily(withMessages(['leads.coach'], () => import('./ChooseLead.tsx').then((code) => code.ChooseLead)))

const prepare = () => void LeadDetail.preload()

/** `/leads` and `/leads/{id}` (ROUTE-22): the list, and next to it, or instead of it on narrow screens, a couple. */
export function LeadsPage() {
  // Compiled, so that the props of the rows stay identical; otherwise each keystroke would render all of them.
  'use memo'
  const [, navigate] = useLocation()
  const [filters] = useUrlFilters(leadFilters)
  const [isLead, params] = useRoute<{ leadId: string }>(paths.lead.pattern)
  const leadId = isLead ? pathId(params.leadId) : null
  const list = useRef<LeadListHandle>(null)
  const [replyTo, setReplyTo] = useState<number | null>(null)
  const [visit, setVisit] = useState(() => ({ leadId, from: leadId, hasMoved: globalThis.earlyPath !== undefined }))
  if (visit.leadId !== leadId) setVisit({ leadId, from: visit.leadId, hasMoved: true })
  const [tool, setTool] = useState<LeadTool | null>(null)
  const closeTool = () => setTool(null)

  // Preloaded, because loading its code after the click would be too slow; the list is loaded first.
  const [isUseful, setUseful] = useState(false)
  useEffect(() => whenUseful(() => setUseful(true)), [])
  useEffect(() => {
    if (isUseful) prepare()
  }, [isUseful])

  // Returning to the list restores its position (ROUTE-50).
  const { hasMoved, from } = visit
  useEffect(() => {
    if (hasMoved && leadId === null) list.current?.focusLead(from)
  }, [hasMoved, from, leadId])

  const close = () => {
    list.current?.focusLead(leadId)
    if (leadId !== null && !list.current?.isVisible()) navigate(leadsPath(filters))
  }
  const reply = (id: number | null) => {
    if (id === null) return false
    setReplyTo(id)
    navigate(leadPath(id, filters, 'messages'))
    return true
  }
  const move = (by: 1 | -1) => {
    if (leadId === null) list.current?.moveFocus(by)
    else {
      const next = list.current?.neighbour(leadId, by) ?? null
      if (next !== null) navigate(leadPath(next, filters))
    }
  }
  useShortcuts((key) => {
    if (key === 'r' || key === 'e') return reply(list.current?.focusedLead() ?? leadId ?? list.current?.firstLead() ?? null)
    if (key === '/') return list.current?.focusSearch() ?? false
    if (key === 'x') setTool('select')
    else if (key === 'j' || key === 'k') move(key === 'j' ? 1 : -1)
    else if (key === 'Escape' && tool) closeTool()
    else if (key === 'Escape' && leadId !== null) close()
    else return false
    return true
  })

  const detail =
    leadId === null ? (
      <div className={styles.center}>{isUseful && <ChooseLead />}</div>
    ) : (
      <LeadDetail
        key={leadId}
        leadId={leadId}
        filters={filters}
        onTab={(tab) => navigate(leadPath(leadId, filters, tab), { replace: true })}
        hasMoved={hasMoved}
        isReplying={replyTo === leadId}
        onReplied={() => setReplyTo(null)}
        findNext={() => list.current?.neighbour(leadId, 1) ?? null}
        onReply={reply}
      />
    )
  // The row reacts to the click in the next frame, on a slow phone too; the couple is rendered in steps that can be interrupted.
  const shown = useDeferredValue(detail)

  return (
    <div className={styles.page} data-open={leadId === null ? undefined : ''}>
      <section className={styles.list}>
        <LeadList
          ref={list}
          filters={filters}
          openId={leadId}
          onIntent={prepare}
          onMore={() => setTool('menu')}
          onSelectEnd={tool === 'select' ? closeTool : undefined}
        />
      </section>
      <section className={styles.detail}>{shown}</section>
      {tool === 'menu' && <LeadTools filters={filters} onSelect={() => setTool('select')} onClose={closeTool} />}
    </div>
  )
}
