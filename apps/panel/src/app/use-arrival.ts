import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { pageTitle } from '../shared/navigation.ts'
import { pageOf } from './lazy-pages.tsx'
import { scrollWindow } from './navigation.ts'
import type { Route } from './routes.ts'
import { store } from '../shared/store.ts'

const headingWaitMs = 5_000

/** Focuses the title of the new page as soon as it is rendered, so that a screen reader announces it. */
function focusHeading(): () => void {
  const focus = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return false
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  }
  if (focus()) return () => {}
  const observer = new MutationObserver(() => {
    if (focus()) stop()
  })
  const timer = setTimeout(() => stop(), headingWaitMs)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** The title of the document is that of the page, or of its route. Not a state: a new title renders nothing. */
function useDocumentTitle(route: Route): void {
  const intl = useIntl()
  useEffect(() => {
    const write = () => {
      const ownTitle = store.get(pageTitle)
      const page = ownTitle ?? (route.title in intl.messages ? intl.formatMessage({ id: route.title }) : null)
      if (page !== null)
        document.title = intl.formatMessage({ id: 'app.pageTitle' }, { page, product: intl.formatMessage({ id: 'app.product' }) })
    }
    let isCurrent = true
    write()
    // The title of a route may be a message of its page, which is loaded with the page.
    void pageOf(route)
      .preload()
      .then(() => isCurrent && write())
    const stop = store.sub(pageTitle, write)
    return () => {
      isCurrent = false
      stop()
    }
  }, [intl, route])
}

/** Document title, focus and scroll position of the page at an entry of the history (ROUTE-50). */
export function useArrival(route: Route, key: string): void {
  useDocumentTitle(route)

  // Within one page, such as from one couple to the next, the page itself moves the focus.
  const arrivedAt = useRef(route.page)
  useEffect(() => {
    if (arrivedAt.current === route.page) return undefined
    arrivedAt.current = route.page
    return focusHeading()
  }, [route.page])
  useLayoutEffect(() => scrollWindow(key), [key])
}
