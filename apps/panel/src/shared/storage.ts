import type { ModalStorageKey, modalStoragePrefix } from '@vendor-panel/domain'

// The only access to the browser's storage. Where it is blocked, a user can still sign in, until the page is closed.
const memory = new Map<string, string>()

function local(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { names: () => string[] } {
  try {
    const storage = window.localStorage
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => storage.setItem(key, value),
      removeItem: (key) => storage.removeItem(key),
      names: () => Object.keys(storage),
    }
  } catch {
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
      names: () => [...memory.keys()],
    }
  }
}

/** The exact names of the keys (AUTH-15, AUTH-16). */
export type StorageKey =
  | 'accessToken'
  | 'adminAccessToken'
  | 'dugun-crm-status'
  | 'lng'
  | 'theme'
  | 'shortcuts'
  | 'measurement'
  | ModalStorageKey

export const readStored = (key: StorageKey): string | null => local().getItem(key)

export function writeStored(key: StorageKey, value: string | null): void {
  if (value === null) local().removeItem(key)
  else local().setItem(key, value)
}

// A dismissed modal stays dismissed after another user's sign-in (MODAL-17): its key contains the user's id.
const choices: readonly string[] = ['lng', 'theme', 'shortcuts', 'measurement'] satisfies StorageKey[]
// Only the type of the rule: sign-in, which this file is part of, would load the rules of the modals with it.
const modalPrefix: typeof modalStoragePrefix = 'modal:'
const isKept = (key: string) => choices.includes(key) || key.startsWith(modalPrefix)

/**
 * Called by a logout and by every 401: removes everything but the language, the theme, the choices about shortcuts and measurement, and the dismissed modals
 * (AUTH-12, ERR-01, AMB-05).
 */
export function clearStored(): void {
  const storage = local()
  for (const key of storage.names()) if (!isKept(key)) storage.removeItem(key)
  for (const cookie of ['switch_user', 'adminAccessToken']) document.cookie = `${cookie}=; path=/; max-age=0`
}

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}
