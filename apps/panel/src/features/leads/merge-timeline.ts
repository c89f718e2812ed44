/** One kind of entries of a timeline: its loaded rows, newest first, and whether there are older ones. */
export type TimelineSource<Entry> = { entries: readonly Entry[]; hasMore: boolean }

/**
 * The entries of several lists in one order, newest first. Entries older than the oldest loaded one of a list with further pages are left
 * out: entries of that list may belong before them.
 */
export function mergeTimeline<Entry extends { at: string }>(sources: readonly TimelineSource<Entry>[]): Entry[] {
  const reached = sources.flatMap(({ entries, hasMore }) => (hasMore ? [entries.at(-1)?.at ?? ''] : []))
  const from = reached.reduce((one, other) => (one > other ? one : other), '')
  return sources
    .flatMap(({ entries }) => entries)
    .filter(({ at }) => at >= from)
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}
