import { useEffect, useEffectEvent } from 'react'
import { useCursorPages } from '../../shared/list/use-cursor-pages.ts'
import type { LeadFilters } from './leads-url.ts'

/** Reads the list from the open couple on, because a link may open a couple far down in it; `onFound` if the couple is in the list (ROUTE-22). */
export function LeadSeek({ leadId, filters, onFound }: { leadId: number; filters: LeadFilters; onFound: () => void }) {
  const { rows } = useCursorPages('listLeads', { query: { ...filters, fromLeadId: leadId } })
  const isFound = rows[0]?.id === leadId
  const report = useEffectEvent(onFound)
  useEffect(() => {
    if (isFound) report()
  }, [isFound])
  return null
}
