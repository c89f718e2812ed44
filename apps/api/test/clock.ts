/** A Tuesday morning in Toronto, the time of all tests. */
export const tuesdayMorning = Temporal.Instant.from('2026-11-24T14:00:00Z')

/** A clock that only a test moves. */
export function testClock() {
  let instant = tuesdayMorning
  return {
    now: () => instant,
    advance: (by: Temporal.DurationLike) => {
      instant = instant.add(by)
    },
  }
}
