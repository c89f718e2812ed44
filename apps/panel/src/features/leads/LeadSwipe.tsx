import { useQueryClient } from '@tanstack/react-query'
import { Icon } from '@vendor-panel/ui'
import { Mail, MailOpen, Reply } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { useUrlFilters } from '../../shared/list/use-url-filters.ts'
import { useWrite } from '../../shared/use-write.ts'
import { findListedLead } from './lead-cache.ts'
import type { Lead } from './lead-row.ts'
import * as styles from './LeadSwipe.css.ts'
import { leadFilters, leadPath } from './leads-url.ts'

const reads = ['listLeads', 'getLeadStats', 'getLead'] as const
/** A finger that moves less is a tap, or scrolls the list. */
const slopPx = 12
/** From here on the action happens when the finger is lifted. */
const readyPx = 88
const movedMaxPx = 150

interface Swipe {
  row: HTMLElement
  lead: Lead
  pointerId: number
  startX: number
  startY: number
  /** How far the row was moved to the right, in px. */
  by: number
}

/**
 * Swiping a row of the list on a touch screen: towards its end marks the couple as read or unread, towards its start replies. The same
 * actions are in the selection of several couples, and in the couple itself. Listens to the page, so that the list needs no code for it.
 */
export function LeadSwipe() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [filters] = useUrlFilters(leadFilters)
  const intl = useIntl()
  const swipe = useRef<Swipe | null>(null)
  const [shown, setShown] = useState<Swipe | null>(null)
  const update = useWrite('updateLeads', {
    refetch: reads,
    done: ({ data }) =>
      intl.formatMessage({ id: data.changed[0]?.readStatus === 'unread' ? 'leads.swipe.isUnread' : 'leads.swipe.isRead' }),
  })

  const begin = useEffectEvent((event: PointerEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-index] > a') : null
    if (!row || event.pointerType !== 'touch' || !event.isPrimary) return
    const lead = findListedLead(client, Number(new URL(row.href).pathname.split('/').at(-1)))
    if (lead) swipe.current = { row, lead, pointerId: event.pointerId, startX: event.clientX, startY: event.clientY, by: 0 }
  })
  const move = useEffectEvent(({ pointerId, clientX, clientY }: PointerEvent) => {
    const { current } = swipe
    if (current?.pointerId !== pointerId) return
    const [x, y] = [clientX - current.startX, clientY - current.startY]
    if (current.by === 0 && (Math.abs(x) < slopPx || Math.abs(y) > Math.abs(x))) return
    swipe.current = { ...current, by: Math.max(-movedMaxPx, Math.min(movedMaxPx, x)) }
    current.row.style.transform = `translateX(${swipe.current.by}px)`
    setShown(swipe.current)
  })
  const end = useEffectEvent((event: PointerEvent) => {
    const { current } = swipe
    if (current?.pointerId !== event.pointerId) return
    swipe.current = null
    setShown(null)
    putBack(current)
    if (event.type !== 'pointerup' || Math.abs(current.by) < readyPx) return
    const { id, readStatus } = current.lead
    if (isReply(current)) navigate(leadPath(id, filters, 'messages'))
    // A refusal is shown in a toast.
    else void update.write({ body: { leadIds: [id], readStatus: readStatus === 'read' ? 'unread' : 'read' } }).catch(() => {})
  })
  useEffect(() => {
    const listeners = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end }
    for (const [name, listen] of Object.entries(listeners)) document.addEventListener(name, listen as EventListener)
    return () => {
      for (const [name, listen] of Object.entries(listeners)) document.removeEventListener(name, listen as EventListener)
    }
  }, [])

  return shown && <Strip swipe={shown} />
}

const isRightToLeft = (row: HTMLElement) => getComputedStyle(row).direction === 'rtl'
const isReply = ({ row, by }: Swipe) => by > 0 === isRightToLeft(row)

function putBack({ row, by }: Swipe): void {
  row.style.transform = ''
  if (by !== 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    row.animate([{ transform: `translateX(${by}px)` }, { transform: 'none' }], { duration: 160, easing: 'ease-out' })
}

/** What the swipe does, in the space that the row has left. */
function Strip({ swipe }: { swipe: Swipe }) {
  const intl = useIntl()
  const { row, by, lead } = swipe
  const box = (row.parentElement ?? row).getBoundingClientRect()
  const isUnread = lead.readStatus === 'unread'
  const [icon, id] = isReply(swipe)
    ? ([Reply, 'leads.swipe.reply'] as const)
    : isUnread
      ? ([MailOpen, 'leads.swipe.read'] as const)
      : ([Mail, 'leads.swipe.unread'] as const)
  return (
    <div
      aria-hidden
      className={`${styles.strip} ${styles.tone[Math.abs(by) < readyPx ? 'waiting' : 'ready']}`}
      style={{
        inlineSize: Math.abs(by),
        blockSize: box.height,
        translate: `${by > 0 ? box.x : box.x + box.width + by}px ${box.y}px`,
        justifyContent: by > 0 === isRightToLeft(row) ? 'end' : 'start',
      }}
    >
      <span className={styles.action}>
        <Icon icon={icon} size={18} />
        {Math.abs(by) >= readyPx && intl.formatMessage({ id })}
      </span>
    </div>
  )
}
