import { useEffect, useCallback, useLayoutEffect, type RefCallback } from 'react'
import { atom } from 'jotai'
import { store } from './store.ts'

// State that a page passes to the shell. `app/navigation.ts` uses it; pages do not access the history.

type UnsavedForm = { question: { title: string; body: string } | undefined }

/** Forms with changes that would be lost when the page is left (SHELL-34). */
export const unsavedForms = new Set<UnsavedForm>()

/** Leaving a page, with its unsaved forms, or a dialog, which waits for the user's confirmation (SHELL-34). */
export const confirmLeave = atom<{ leave: () => void; forms?: ReadonlySet<UnsavedForm> } | null>(null)

/** Asks before this page is left, by link, Back or closing the tab, while `isDirty` (SHELL-34). `question` replaces the one about changes. */
export function useUnsavedChanges(isDirty: boolean, question?: UnsavedForm['question']): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const form = { question }
    unsavedForms.add(form)
    return () => void unsavedForms.delete(form)
  }, [isDirty, question])
}

/** A title of the page's own, such as the couple's name; null keeps that of the route (ROUTE-50). */
export const pageTitle = atom<string | null>(null)

export function usePageTitle(title: string | null): void {
  useLayoutEffect(() => {
    store.set(pageTitle, title)
    return () => store.set(pageTitle, null)
  }, [title])
}

type Scrolled = { save: (name: string, top: number) => void; saved: (name: string) => number | undefined }
/** The scroll positions of each entry of the history; filled by `app/navigation.ts`. */
export const scrolled: { current: Scrolled } = { current: { save: () => {}, saved: () => undefined } }

/** Restores the scroll position of a part of the page after Back, Forward and reload (ROUTE-50): put it on the element that scrolls. */
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

/** Scrolls as soon as the loaded content is tall enough, unless the user has already scrolled. */
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
