/** The clock of this process: the machine's, or one that was set to an instant when it started and goes on from there. */
export function clockFrom(start: string | undefined): () => Temporal.Instant {
  if (!start) return () => Temporal.Now.instant()
  const from = Temporal.Instant.from(start)
  const started = performance.now()
  return () => from.add({ milliseconds: Math.floor(performance.now() - started) })
}

/** An instant as the database and the contract write it: UTC, milliseconds. */
export function instantText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
}
