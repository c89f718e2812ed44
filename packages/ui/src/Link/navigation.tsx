import { createContext, use, type MouseEvent, type ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'

type Navigate = (href: string) => void

const NavigationContext = createContext<Navigate | null>(null)

/** Provides the application's router to every link, menu item and row; without it they are ordinary links. */
export function NavigationProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return (
    <NavigationContext value={navigate}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </NavigationContext>
  )
}

const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Click handler of an anchor: the router handles plain clicks on our own pages, the browser everything else. */
export function useLinkClick(onClick?: (event: MouseEvent<HTMLAnchorElement>) => void) {
  const navigate = use(NavigationContext)
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const anchor = event.currentTarget
    const isOurs = anchor.origin === location.origin && !anchor.hasAttribute('download') && (!anchor.target || anchor.target === '_self')
    if (!navigate || event.defaultPrevented || !isOurs || !isPlainClick(event)) return
    event.preventDefault()
    navigate(anchor.pathname + anchor.search + anchor.hash)
  }
}
