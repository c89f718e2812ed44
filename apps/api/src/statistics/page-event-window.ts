/** How late an event may be reported. */
const acceptedHours = 48
/** How much the clock of the sender may be ahead. */
const aheadMinutes = 5
/** A day is counted again when an event is added to it, so all of its events are kept while any may be: the two days, and its own 25 hours. */
const keptHours = acceptedHours + 48

/** Whether an event of this instant is accepted. */
export function isAccepted(at: Temporal.Instant, now: Temporal.Instant): boolean {
  const earliest = now.subtract({ hours: acceptedHours })
  const latest = now.add({ minutes: aheadMinutes })
  return Temporal.Instant.compare(at, earliest) >= 0 && Temporal.Instant.compare(at, latest) <= 0
}

/** Events before this instant are deleted. */
export const keptFrom = (now: Temporal.Instant) => now.subtract({ hours: keptHours })
