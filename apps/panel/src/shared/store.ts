import { getDefaultStore, type Atom } from 'jotai'
import { useSyncExternalStore } from 'react'

/**
 * Holds the values of atoms: what lives across pages, such as who is signed in, the language, the toasts. What one page needs stays in that
 * page. Components read with `useAtomValue`; this is for code outside of components.
 */
export const store = getDefaultStore()

/** The value of an atom. Ours hold plain values: the hook of the library also waits for promises, which costs 0.25 KiB of the sign-in page. */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  const read = () => store.get(atom)
  return useSyncExternalStore((onChange) => store.sub(atom, onChange), read, read)
}
