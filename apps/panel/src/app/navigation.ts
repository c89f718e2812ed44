import { useSyncExternalStore } from 'react'
import type { BaseLocationHook, BaseSearchHook } from 'wouter'
import { confirmLeave, restoreScroll, scrolled, unsavedForms } from '../shared/navigation.ts'
import { store } from '../shared/store.ts'
import { readEntry, readScrollPositions, type Entry } from './stored-navigation.ts'

// Adds to wouter: a guard for unsaved changes, scroll positions, and the direction in the history.

type Address = Entry & { path: string; search: string; cause: 'start' | 'push' | 'back' }
type NavigateOptions = { replace?: boolean }

const newKey = () => Math.random().toString(36).slice(2)

let address: Address = { index: 0, key: 'start', path: '/', search: '', cause: 'start' }

const listeners = new Set<() => void>()
function arrive(entry: Entry, cause: Address['cause']): void {
  address = { ...entry, path: location.pathname, search: location.search, cause }
  for (const listener of listeners) listener()
}

export const currentAddress = (): Address => address

function unlessUnsaved(leave: () => void): void {
  if (unsavedForms.size === 0) leave()
  else store.set(confirmLeave, { leave, forms: unsavedForms })
}

export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const target = new URL(to, location.href)
  const isHere = target.pathname + target.search === address.path + address.search
  const go = () => {
    const isReplaced = replace || isHere
    const entry = { index: address.index + (isReplaced ? 0 : 1), key: isReplaced ? address.key : newKey() }
    history[isReplaced ? 'replaceState' : 'pushState'](entry, '', to)
    arrive(entry, replace ? address.cause : 'push')
  }
  // A replacement is a redirect or a filter: the first cannot wait, the second does not leave the page.
  if (replace) go()
  else unlessUnsaved(go)
}

// The event arrives after going back: undo it, ask, and repeat it after confirmation.
let isUndoing = false
let isAllowed = false
function onPopState({ state }: PopStateEvent): void {
  const entry = readEntry(state)
  const steps = entry.index - address.index
  if (isUndoing) {
    isUndoing = false
    return
  }
  if (unsavedForms.size > 0 && steps !== 0 && !isAllowed) {
    isUndoing = true
    history.go(-steps)
    unlessUnsaved(() => {
      isAllowed = true
      history.go(steps)
    })
    return
  }
  isAllowed = false
  arrive(entry, 'back')
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/**
 * wouter's hooks, limited to some addresses: elsewhere they keep the last address of their own, so that a page
 * that is still on the screen does not change before the next one is rendered.
 */
export function addressHooks(
  start: Pick<Address, 'path' | 'search'>,
  isHome: (path: string) => boolean,
): { hook: BaseLocationHook; searchHook: BaseSearchHook } {
  let seen = start
  const look = () => (isHome(address.path) ? (seen = address) : seen)
  return {
    hook: function usePath({ ssrPath }: { ssrPath?: string } = {}) {
      const path = useSyncExternalStore(
        subscribe,
        () => look().path,
        () => ssrPath ?? look().path,
      )
      return [path, navigate]
    },
    searchHook: function useQueryString({ ssrSearch }: { ssrSearch?: string } = {}) {
      return useSyncExternalStore(
        subscribe,
        () => look().search,
        () => ssrSearch ?? look().search,
      )
    },
  }
}
/** The current entry of the history, and how it was reached. */
export const useCurrentRoute = (): Address =>
  useSyncExternalStore(
    subscribe,
    () => address,
    () => address,
  )

const windowName = 'window'
const scrollItem = 'scroll'
const tops = new Map<string, number>()

/** Starts listening; call it once, before the first render. */
export function startNavigation(): void {
  history.scrollRestoration = 'manual'
  const state: unknown = history.state
  const entry = readEntry(state)
  if (state === null) history.replaceState(entry, '')
  address = { ...entry, path: location.pathname, search: location.search, cause: state === null ? 'start' : 'back' }
  // A new visit has no unsaved changes.
  if (state !== null) restoreTops()
  keepScroll()
  window.addEventListener('popstate', onPopState)
  window.addEventListener('beforeunload', (event) => {
    if (unsavedForms.size > 0) event.preventDefault()
  })
  window.addEventListener('scroll', () => scrolled.current.save(windowName, window.scrollY), { passive: true })
}

function restoreTops(): void {
  let stored: string | null = null
  try {
    stored = sessionStorage.getItem(scrollItem)
  } catch {
    // If storage is blocked, every page starts at its top.
  }
  for (const [name, top] of readScrollPositions(stored)) tops.set(name, top)
}

function keepScroll(): void {
  scrolled.current = {
    save: (name, top) => void tops.set(`${address.key} ${name}`, Math.round(top)),
    saved: (name) => (address.cause === 'push' ? undefined : tops.get(`${address.key} ${name}`)),
  }
  window.addEventListener('pagehide', () => sessionStorage.setItem(scrollItem, JSON.stringify([...tops].slice(-200))))
}

/** The scroll position of the window in this entry of the history; a new one starts at the top (ROUTE-50). */
export function scrollWindow(key: string): () => void {
  const top = address.cause === 'push' ? undefined : tops.get(`${key} ${windowName}`)
  window.scrollTo(0, 0)
  return restoreScroll(document.documentElement, document.body, top, (y) => window.scrollTo(0, y))
}
