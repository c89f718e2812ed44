import type { LeadEvent } from './contract.ts'

/** How many event ids a device remembers: as many as the store keeps events (REAL-04). */
export const seenEventsMax = 200

/** The identity of a realtime event: the couple and the message, or the couple's arrival (REAL-04, AMB-46). */
export function leadEventId(event: Pick<LeadEvent, 'leadId' | 'messageId'>): string {
  return `${event.leadId}-${event.messageId ?? 'new'}`
}

/** Whether an event is told now, and what is remembered after it: once per unique event (LEAD-42, REAL-02). */
export function tellEvent(
  event: Pick<LeadEvent, 'leadId' | 'messageId'>,
  seen: readonly string[],
): { isNew: boolean; seen: readonly string[] } {
  const id = leadEventId(event)
  if (seen.includes(id)) return { isNew: false, seen }
  return { isNew: true, seen: [...seen, id].slice(-seenEventsMax) }
}

/** What is remembered of the first snapshot, which is told silently (REAL-04). */
export function rememberEvents(events: readonly Pick<LeadEvent, 'leadId' | 'messageId'>[], seen: readonly string[]): readonly string[] {
  return events.reduce<readonly string[]>((all, event) => tellEvent(event, all).seen, seen)
}
