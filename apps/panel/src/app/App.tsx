import { localeTag } from '@vendor-panel/domain'
import { LocaleProvider, NavigationProvider } from '@vendor-panel/ui'
import { IntlProvider } from 'react-intl'
import { memo, useMemo, useState } from 'react'
import { Redirect, Route as Match, Router, useLocation, useSearch } from 'wouter'
import { ApiContext } from '../shared/api.ts'
import { ErrorView } from '../shared/ErrorView.tsx'
import { SessionContext } from '../shared/session.ts'
import { useAtomValue } from 'jotai'
import { UserContext } from '../shared/user.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { exit } from './exit.ts'
import { redirectFor } from './guard.ts'
import { handedIn } from './handed-in.ts'
import { layouts } from './layouts.tsx'
import { pageOf } from './lazy-pages.tsx'
import { language } from './locale.ts'
import { navigate, placeHooks, usePlace } from './navigation.ts'
import { Questions } from './Questions.tsx'
import { findRoute } from './routes.ts'
import { api, loadSession, openSession, sessionState } from './session.ts'
import { Toasts } from './Toasts.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { useArrival } from './use-arrival.ts'

// The compiler checks every id. A message that is missing all the same belongs to a file that the page has not loaded.
const reportMissing = (error: Error) => reportError(error)

const sessionActions = { open: openSession, exit, reload: loadSession }
// wouter takes its hooks by props.
const panelHooks = placeHooks({ path: '/', search: '' }, () => true)

/** Where one is, and whose page is there. */
function useRoutedPlace() {
  const [path] = useLocation()
  const search = useSearch()
  const { key } = usePlace()
  return useMemo(() => ({ path, search, key, route: findRoute(path) }), [path, search, key])
}
type RoutedPlace = ReturnType<typeof useRoutedPlace>

/**
 * The place whose page is on the screen. The way to another page is answered in the next frame, on a slow phone too, and the page
 * follows. A change within a page, or to another layout, comes at once.
 */
function useShownPlace(place: RoutedPlace): RoutedPlace {
  const later = useAfterPaint(place)
  const [to, from] = [place.route, later.route]
  return to.page !== from.page && to.layout === from.layout && to.access === from.access ? later : place
}

/** The page of the address one is at, if the guard lets it stay (ROUTE-15, ROUTE-49). */
function CurrentPage() {
  const session = useAtomValue(sessionState)
  const place = useRoutedPlace()
  const shown = useShownPlace(place)
  useArrival(shown.route, shown.key)

  const { route, path, search } = place
  const isSettled = session.status === 'in' || session.status === 'out'
  // Neither the panel nor the sign-in page, as long as nobody knows (AUTH-09).
  if (!isSettled && session.status !== 'failed') return null
  if (!isSettled && route.access !== 'open') {
    const { error: ErrorLayout } = layouts
    return (
      <ErrorLayout route={route}>
        <ErrorView kind="unreachable" onRetry={() => void loadSession()} />
      </ErrorLayout>
    )
  }
  const redirect = redirectFor({
    access: route.access,
    isSignedIn: session.status === 'in',
    mustRenew: session.status === 'in' && session.session.accessToken.passwordChangeRequired,
    url: search ? `${path}?${search}` : path,
  })
  if (redirect !== null) return <Redirect key={redirect} to={redirect} replace />

  const Layout = layouts[shown.route.layout]
  const user = session.status === 'in' ? session.session.user : null
  return (
    <UserContext value={user}>
      {/* Another user is another panel: nothing read for the one before is kept */}
      <Layout key={`${shown.route.layout} ${user?.id}`} route={shown.route}>
        <PageAt key={shown.route.page} place={shown} />
      </Layout>
    </UserContext>
  )
}

/** A page sees only places of its own; while the next one is on its way, it is not drawn again. */
const PageAt = memo(function PageAt({ place }: { place: RoutedPlace }) {
  const { page, path } = place.route
  const [Page] = useState(() => pageOf(place.route))
  const [hooks] = useState(() => placeHooks(place, (at) => findRoute(at).page === page))
  return (
    <Router {...hooks}>
      <ErrorBoundary resetKey={place.path}>
        <Match path={path}>
          <Page {...handedIn} />
        </Match>
      </ErrorBoundary>
    </Router>
  )
})

/** Where nothing smaller catches an error, the way elsewhere is still open (ERR-19). */
function Whole() {
  const { path } = usePlace()
  return (
    <ErrorBoundary resetKey={path} isWhole>
      <CurrentPage />
    </ErrorBoundary>
  )
}

/** Everything around a page. The same on both sides of the prerendering; `ssrPath` is given there only. */
export function App({ ssrPath }: { ssrPath?: string }) {
  const { locale, messages } = useAtomValue(language)
  const session = useAtomValue(sessionState)
  // Dates are told in the account's time, wherever its user travels.
  const timeZone = session.status === 'in' ? { timeZone: session.session.user.details.timeZone } : {}
  return (
    <IntlProvider locale={localeTag(locale)} messages={messages} onError={reportMissing} {...timeZone}>
      <LocaleProvider locale={localeTag(locale)}>
        <Router {...panelHooks} {...(ssrPath !== undefined && { ssrPath })}>
          <NavigationProvider navigate={navigate}>
            <ApiContext value={api}>
              <SessionContext value={sessionActions}>
                <Whole />
                <Questions />
                <Toasts />
              </SessionContext>
            </ApiContext>
          </NavigationProvider>
        </Router>
      </LocaleProvider>
    </IntlProvider>
  )
}
