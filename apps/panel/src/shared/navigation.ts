import { useEffect, useCallback, useLayoutEffect, type RefCallback } from 'react'
import { atom } from 'jotai'
import { store } from './store.ts'

// What a page tells the shell about itself. `app/navigation.ts` acts on it; pages know nothing of history.

/** Forms that would lose something when the page is left (SHELL-34). */
export const unsavedForms = new Set<symbol>()

/** Asks before this page is left, by link, Back or closing the tab, for as long as `isDirty` (SHELL-34). */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const form = Symbol('unsaved form')
    unsavedForms.add(form)
    return () => void unsavedForms.delete(form)
  }, [isDirty])
}

/** A title of the page's own, such as the couple's name; null leaves the one of the route (ROUTE-50). */
export const pageTitle = atom<string | null>(null)

export function usePageTitle(title: string | null): void {
  useLayoutEffect(() => {
    store.set(pageTitle, title)
    return () => store.set(pageTitle, null)
  }, [title])
}

type Scrolled = { save: (name: string, top: number) => void; saved: (name: string) => number | undefined }
/** Where each entry of the history was scrolled to; filled by `app/navigation.ts`. */
export const scrolled: { current: Scrolled } = { current: { save: () => {}, saved: () => undefined } }

/** Keeps the scroll position of a part of the page over Back, Forward and reload (ROUTE-50): put it on the element that scrolls. */
export function useSavedScroll(name: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const stop = restoreScroll(
        element,
        element.firstElementChild ?? element,
        scrolled.current.saved(name),
        (top) => (element.scrollTop = top),
      )
      const onScroll = () => scrolled.current.save(name, element.scrollTop)
      element.addEventListener('scroll', onScroll, { passive: true })
      return () => {
        stop()
        element.removeEventListener('scroll', onScroll)
      }
    },
    [name],
  )
}

/** Scrolls as soon as what is loaded is tall enough, unless the user was quicker. */
export function restoreScroll(scroller: Element, content: Element, top: number | undefined, scroll: (top: number) => void): () => void {
  if (top === undefined || top === 0) return () => {}
  const stop = () => {
    observer.disconnect()
    for (const event of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(event, stop)
  }
  const observer = new ResizeObserver(() => {
    if (scroller.scrollHeight - scroller.clientHeight < top) return
    scroll(top)
    stop()
  })
  observer.observe(content)
  for (const event of ['wheel', 'touchmove', 'keydown']) window.addEventListener(event, stop, { passive: true })
  return stop
}
