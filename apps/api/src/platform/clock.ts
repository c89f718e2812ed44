/** The clock of this process: the machine's, or one that starts at a given instant. */
export function clockFrom(start: string | undefined): () => Temporal.Instant {
  if (!start) return () => Temporal.Now.instant()
  const from = Temporal.Instant.from(start)
  const started = performance.now()
  return () => from.add({ milliseconds: Math.floor(performance.now() - started) })
}

/** An instant as the database and the contract have it: UTC, milliseconds. */
export function instantText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
}
