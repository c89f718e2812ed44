/** The state of the price update modal: a warning, then one outdated catalog after the other (CAT-22, CAT-23). */
export interface PriceUpdate {
  step: 'warning' | 'form' | 'closed'
  /** Ids of the catalogs that still need an update, in order. */
  outdated: readonly number[]
  /** The catalog in the form; null before and after. */
  catalogId: number | null
}

export type PriceUpdateEvent = 'start' | 'next' | 'prev' | 'saved' | 'dismiss'

/** The missing data of a provider about prices (CAT-27). */
export interface MissingCatalogs {
  catalogs: { update: readonly number[]; insert: boolean }
}

/** Ids of the catalogs with outdated prices (CAT-28). */
export function outdatedCatalogs(entries: readonly MissingCatalogs[]): number[] {
  return [...new Set(entries.flatMap((entry) => entry.catalogs.update))]
}

/** Whether a provider has no prices at all, which shows the notice of priority 3 (CAT-28, MODAL-04). */
export function hasUnpricedCatalog(entries: readonly MissingCatalogs[]): boolean {
  return entries.some((entry) => entry.catalogs.insert)
}

/** The initial state, each catalog once; closed if nothing is outdated (CAT-22). */
export function openPriceUpdate(outdated: readonly number[]): PriceUpdate {
  return { step: outdated.length > 0 ? 'warning' : 'closed', outdated: [...new Set(outdated)], catalogId: null }
}

/**
 * The state after an event. Prev and next wrap around (CAT-23); it closes when all are saved, at any position (CAT-25, CAT-29). An unknown
 * event changes nothing.
 */
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

/** The missing data without a catalog that was just saved (CAT-25). */
export function withoutOutdated<Entry extends MissingCatalogs>(entries: readonly Entry[], catalogId: number): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    catalogs: { ...entry.catalogs, update: entry.catalogs.update.filter((id) => id !== catalogId) },
  }))
}
