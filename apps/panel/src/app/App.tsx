import { localeTag } from '@vendor-panel/domain'
import { LocaleProvider, NavigationProvider } from '@vendor-panel/ui'
import { IntlProvider } from 'react-intl'
import { memo, useEffect, useMemo, useState } from 'react'
import { Redirect, Route as Match, Router, useLocation, useSearch } from 'wouter'
import { useAfterPaint } from '../shared/after-paint.ts'
import { ApiContext } from '../shared/api.ts'
import { ErrorView } from '../shared/ErrorView.tsx'
import { MissingCodeError } from '../shared/lazily.tsx'
import { SessionContext } from '../shared/session.ts'
import { UserContext } from '../shared/user.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { exit, exitTo } from './exit.ts'
import { redirectFor } from './guard.ts'
import { featureParts } from './feature-parts.ts'
import { layouts } from './layouts.tsx'
import { pageOf } from './lazy-pages.tsx'
import { chooseLanguage, language } from './locale.ts'
import { navigate, addressHooks, useCurrentRoute } from './navigation.ts'
import { LazyConfirmations } from './lazy-confirmations.tsx'
import { findRoute, loadRoutes, type Route } from './routes.ts'
import { api, loadSession, openSession, sessionState, visitorOf } from './session.ts'
import { Toasts } from './Toasts.tsx'
import { useArrival } from './use-arrival.ts'
import { useAtomValue } from '../shared/store.ts'

// The compiler checks every id. A message that is missing nevertheless belongs to a file that the page has not loaded.
const reportMissing = (error: Error) => reportError(error)

const sessionActions = { open: openSession, exit, exitTo, reload: loadSession, chooseLanguage }
// wouter takes its hooks as props.
const panelHooks = addressHooks({ path: '/', search: '' }, () => true)

type RoutedAddress = { path: string; search: string; key: string; route: Route }

/** The current address and its route; undefined until its route is loaded. */
function useRoutedAddress(): RoutedAddress | undefined {
  const [path] = useLocation()
  const search = useSearch()
  const { key } = useCurrentRoute()
  const [state, setState] = useState<'loaded' | 'failed'>()
  const route = findRoute(path)?.route
  const isUnknown = !route
  useEffect(() => {
    if (isUnknown)
      loadRoutes().then(
        () => setState('loaded'),
        () => setState('failed'),
      )
  }, [isUnknown])
  if (isUnknown && state === 'failed') throw new MissingCodeError()
  return useMemo(() => route && { path, search, key, route }, [path, search, key, route])
}

/**
 * The address whose page is rendered. A click on the link to another page is painted first, on a slow phone too, and the page follows. A
 * change within a page, or to another layout, is rendered at once.
 */
function useShownAddress(address: RoutedAddress | undefined): RoutedAddress | undefined {
  const later = useAfterPaint(address)
  if (!address || !later) return later
  const [to, from] = [address.route, later.route]
  return to.page !== from.page && to.layout === from.layout && to.access === from.access ? later : address
}

/** The page of the current address, if the guard allows it (ROUTE-15, ROUTE-49). */
function CurrentPage() {
  const address = useRoutedAddress()
  const shown = useShownAddress(address) ?? address
  return shown && <GuardedPage address={address ?? shown} shown={shown} />
}

/** The page at `shown`; the guard checks `address`, the address of the navigation. */
function GuardedPage({ address: { route, path, search }, shown }: { address: RoutedAddress; shown: RoutedAddress }) {
  const session = useAtomValue(sessionState)
  useArrival(shown.route, shown.key)
  // Neither the panel nor the sign-in page until the session is loaded (AUTH-09).
  if (session.status === 'unknown') return null
  if (session.status === 'failed' && route.access !== 'open') {
    const { error: ErrorLayout } = layouts
    return (
      <ErrorLayout route={route}>
        <ErrorView kind="unreachable" requestId={session.requestId} onRetry={() => void loadSession()} />
      </ErrorLayout>
    )
  }
  const redirect = redirectFor({
    access: route.access,
    ...visitorOf(session),
    url: search ? `${path}?${search}` : path,
  })
  if (redirect !== null) return <Redirect key={redirect} to={redirect} replace />

  const Layout = layouts[shown.route.layout]
  const user = session.status === 'in' ? session.session.user : null
  return (
    <UserContext value={user}>
      {/* Another user gets a new layout, without data of the previous one */}
      <Layout key={`${shown.route.layout} ${user?.id}`} route={shown.route}>
        <PageAt key={shown.route.page} address={shown} />
      </Layout>
    </UserContext>
  )
}

/** A page sees only its own addresses, so that it does not render again while the next page is loading. */
const PageAt = memo(function PageAt({ address }: { address: RoutedAddress }) {
  const { page, path } = address.route
  const [Page] = useState(() => pageOf(address.route))
  const [hooks] = useState(() => addressHooks(address, (at) => findRoute(at)?.route.page === page))
  return (
    <Router {...hooks}>
      <ErrorBoundary resetKey={address.path}>
        <Match path={path}>
          <Page {...featureParts} />
        </Match>
      </ErrorBoundary>
    </Router>
  )
})

/** Catches what no smaller boundary catches; other addresses still work (ERR-19). */
function Whole() {
  const { path } = useCurrentRoute()
  return (
    <ErrorBoundary resetKey={path} isWhole>
      <CurrentPage />
    </ErrorBoundary>
  )
}

/** Everything around a page. It renders the same at build time, where `ssrPath` is given, and in the browser. */
export function App({ ssrPath }: { ssrPath?: string }) {
  const { locale, messages } = useAtomValue(language)
  const session = useAtomValue(sessionState)
  // Dates are shown in the account's time zone, wherever the user travels.
  const timeZone = session.status === 'in' ? { timeZone: session.session.user.details.timeZone } : {}
  return (
    <IntlProvider locale={localeTag(locale)} messages={messages} onError={reportMissing} {...timeZone}>
      <LocaleProvider locale={localeTag(locale)}>
        <Router {...panelHooks} {...(ssrPath !== undefined && { ssrPath })}>
          <NavigationProvider navigate={navigate}>
            <ApiContext value={api}>
              <SessionContext value={sessionActions}>
                <Whole />
                <LazyConfirmations />
                <Toasts />
              </SessionContext>
            </ApiContext>
          </NavigationProvider>
        </Router>
      </LocaleProvider>
    </IntlProvider>
  )
}
