/** A Tuesday morning in Toronto: all tests happen then. */
export const tuesdayMorning = Temporal.Instant.from('2026-11-24T14:00:00Z')

/** A clock that stands still until a test moves it. */
export function testClock() {
  let instant = tuesdayMorning
  return {
    now: () => instant,
    advance: (by: Temporal.DurationLike) => {
      instant = instant.add(by)
    },
  }
}
