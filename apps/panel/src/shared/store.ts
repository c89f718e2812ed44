import { getDefaultStore, type Atom } from 'jotai'
import { useSyncExternalStore } from 'react'

/**
 * The store of atoms: state across pages, such as the user, the language, the toasts. State of one page stays in that
 * page. Components read with `useAtomValue`; this is for code outside of components.
 */
export const store = getDefaultStore()

/**
 * The value of an atom. Our atoms hold plain values: the library's hook also supports promises, which costs 0.25 KiB of the sign-in page.
 */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  const read = () => store.get(atom)
  return useSyncExternalStore((onChange) => store.sub(atom, onChange), read, read)
}
