import { expect, it } from 'vitest'
import { leadEventId, rememberEvents, seenEventsMax, tellEvent } from './lead-event.ts'

it('REAL-04 an event is its couple and its message, or the arrival of the couple', () => {
  expect(leadEventId({ leadId: 7, messageId: null })).toBe('7-new')
  expect(leadEventId({ leadId: 7, messageId: 3 })).toBe('7-3')
})

it('LEAD-42 REAL-02 an event is told once', () => {
  const first = tellEvent({ leadId: 7, messageId: 3 }, [])
  expect(first.isNew).toBe(true)
  expect(tellEvent({ leadId: 7, messageId: 3 }, first.seen).isNew).toBe(false)
  expect(tellEvent({ leadId: 7, messageId: 4 }, first.seen).isNew).toBe(true)
  expect(tellEvent({ leadId: 7, messageId: null }, first.seen).isNew).toBe(true)
})

it('REAL-04 AMB-46 the first snapshot is silent', () => {
  const seen = rememberEvents(
    [
      { leadId: 7, messageId: null },
      { leadId: 7, messageId: 3 },
    ],
    [],
  )
  expect(tellEvent({ leadId: 7, messageId: 3 }, seen).isNew).toBe(false)
})

it('REAL-04 the memory is bounded and drops the oldest', () => {
  const events = Array.from({ length: seenEventsMax + 1 }, (_, index) => ({ leadId: index + 1, messageId: null }))
  const seen = rememberEvents(events, [])
  expect(seen).toHaveLength(seenEventsMax)
  expect(seen[0]).toBe('2-new')
})
