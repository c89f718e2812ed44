/** An entry of the browser's history. */
export type Entry = { index: number; key: string }

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' &&
  state !== null &&
  'index' in state &&
  Number.isInteger(state.index) &&
  'key' in state &&
  typeof state.key === 'string'

/** The entry in a history state; the first one if it contains anything else, for example from an older version of the panel. */
export const readEntry = (state: unknown): Entry => (isEntry(state) ? state : { index: 0, key: 'start' })

type Top = [name: string, top: number]
const isTop = (entry: unknown): entry is Top => Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])

/** The scroll positions in a stored text; none if the panel did not write it. */
export function readScrollPositions(text: string | null): Top[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTop) : []
  } catch {
    return []
  }
}
