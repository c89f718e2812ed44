/** Where the price update modal stands: a warning, then one outdated catalog after the other (CAT-22, CAT-23). */
export interface PriceUpdate {
  step: 'warning' | 'form' | 'closed'
  /** Ids of the catalogs still to be updated, in order. */
  outdated: readonly number[]
  /** The catalog whose form shows; null before and after. */
  catalogId: number | null
}

export type PriceUpdateEvent = 'start' | 'next' | 'prev' | 'saved' | 'dismiss'

/** A provider's missing data, as far as prices go (CAT-27). */
export interface MissingCatalogs {
  catalogs: { update: readonly number[]; insert: boolean }
}

/** Ids of the catalogs whose prices are outdated (CAT-28). */
export function outdatedCatalogs(entries: readonly MissingCatalogs[]): number[] {
  return [...new Set(entries.flatMap((entry) => entry.catalogs.update))]
}

/** Whether some provider has no prices at all, which shows the notice of priority 3 (CAT-28, MODAL-04). */
export function hasUnpricedCatalog(entries: readonly MissingCatalogs[]): boolean {
  return entries.some((entry) => entry.catalogs.insert)
}

/** The modal as it opens, each catalog once; closed when nothing is outdated (CAT-22). */
export function openPriceUpdate(outdated: readonly number[]): PriceUpdate {
  return { step: outdated.length > 0 ? 'warning' : 'closed', outdated: [...new Set(outdated)], catalogId: null }
}

/** The modal after an event. Prev and next wrap around (CAT-23); it closes when none is left unsaved, whatever the position (CAT-25, CAT-29). An event of another name changes nothing. */
export function priceUpdateAfter(update: PriceUpdate, event: PriceUpdateEvent): PriceUpdate {
  const { step, outdated, catalogId } = update
  if (step === 'closed' || event === 'dismiss') return { step: 'closed', outdated, catalogId: null }
  if (step === 'warning') return event === 'start' ? { step: 'form', outdated, catalogId: outdated[0] ?? null } : update
  const at = outdated.findIndex((id) => id === catalogId)
  const neighbour = (by: number) => outdated[(at + by + outdated.length) % outdated.length] ?? null
  if (event === 'next') return { step, outdated, catalogId: neighbour(1) }
  if (event === 'prev') return { step, outdated, catalogId: neighbour(-1) }
  if (event !== 'saved') return update
  const left = outdated.filter((id) => id !== catalogId)
  const following = left[Math.max(at, 0) % left.length]
  return following === undefined ? { step: 'closed', outdated: left, catalogId: null } : { step, outdated: left, catalogId: following }
}

/** The missing data without a catalog that has just been saved (CAT-25). */
export function withoutOutdated<Entry extends MissingCatalogs>(entries: readonly Entry[], catalogId: number): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    catalogs: { ...entry.catalogs, update: entry.catalogs.update.filter((id) => id !== catalogId) },
  }))
}
