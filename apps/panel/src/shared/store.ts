import { getDefaultStore } from 'jotai'

/**
 * Where atoms keep their values: what lives across pages, such as who is signed in, the language, the toasts. What one page needs stays in
 * that page. Components read with `useAtomValue`; this is for what is no component.
 */
export const store = getDefaultStore()
