import { localeTag } from '@vendor-panel/domain'
import { LocaleProvider, NavigationProvider } from '@vendor-panel/ui'
import { IntlProvider } from 'react-intl'
import { Redirect, Route as Match, Router, useLocation, useSearch } from 'wouter'
import { ApiContext } from '../shared/api.ts'
import { ErrorView } from '../shared/ErrorView.tsx'
import { SessionContext } from '../shared/session.ts'
import { useAtomValue } from 'jotai'
import { UserContext } from '../shared/user.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { exit } from './exit.ts'
import { redirectFor } from './guard.ts'
import { layouts } from './layouts.tsx'
import { language } from './locale.ts'
import { navigate, useAppLocation, useAppSearch } from './navigation.ts'
import { pages } from './pages.tsx'
import { Questions } from './Questions.tsx'
import { findRoute } from './routes.ts'
import { api, loadSession, openSession, sessionState } from './session.ts'
import { Toasts } from './Toasts.tsx'
import { useArrival } from './use-arrival.ts'

const sessionActions = { open: openSession, exit, reload: loadSession }
// Every id is checked by the compiler; with translations off they are what is meant to show (I18N-05).
const ignoreMissing = () => {}

/** The page of the address one is at, if the guard lets it stay (ROUTE-15, ROUTE-49). */
function CurrentPage() {
  const session = useAtomValue(sessionState)
  const [path] = useLocation()
  const search = useSearch()
  const route = findRoute(path)
  useArrival(route)

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

  const Layout = layouts[route.layout]
  const Page = pages[route.page]
  const user = session.status === 'in' ? session.session.user : null
  return (
    <UserContext value={user}>
      {/* Another user is another panel: nothing read for the one before is kept */}
      <Layout key={`${route.layout} ${user?.id}`} route={route}>
        <ErrorBoundary key={route.page} resetKey={path}>
          <Match path={route.path}>
            <Page />
          </Match>
        </ErrorBoundary>
      </Layout>
    </UserContext>
  )
}

/** Everything around a page. The same on both sides of the prerendering; `ssrPath` is given there only. */
export function App({ ssrPath }: { ssrPath?: string }) {
  const { locale, messages } = useAtomValue(language)
  const session = useAtomValue(sessionState)
  // Dates are told in the account's time, wherever its user travels.
  const timeZone = session.status === 'in' ? { timeZone: session.session.user.details.timeZone } : {}
  return (
    <IntlProvider locale={localeTag(locale)} messages={messages} onError={ignoreMissing} {...timeZone}>
      <LocaleProvider locale={localeTag(locale)}>
        {/* wouter takes its hooks by props */}
        {/* oxlint-disable-next-line react/hooks */}
        <Router hook={useAppLocation} searchHook={useAppSearch} {...(ssrPath !== undefined && { ssrPath })}>
          <NavigationProvider navigate={navigate}>
            <ApiContext value={api}>
              <SessionContext value={sessionActions}>
                <CurrentPage />
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
