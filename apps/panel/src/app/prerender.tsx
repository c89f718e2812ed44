import { defaultLocale, direction, locales } from '@vendor-panel/domain'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { EarlyInbox } from '../features/leads/EarlyInbox.tsx'
import { paths } from '../shared/paths.ts'
import { App } from './App.tsx'
import { language, type Locale } from './locale.ts'
import { loadMessages } from './messages.ts'
import { pages } from './pages.tsx'
import { preloadRoute } from './preload.ts'
import { routeExpression, routes } from './routes.ts'
import { appConsumerKey, sessionState } from './session.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import { store } from '../shared/store.ts'

// Runs at build time only: what stands in the HTML before any code has come.

async function signIn(locale: Locale): Promise<string> {
  store.set(language, { locale, messages: await loadMessages(locale, ['app', 'auth']) })
  return renderToString(<App ssrPath={paths.login()} />)
}

export async function prerender() {
  store.set(sessionState, { status: 'out' })
  await preloadRoute(paths.login())
  const drawn: [Locale, string][] = []
  // One after the other: they share the store.
  for (const locale of locales) drawn.push([locale, await signIn(locale)])
  return {
    defaultLocale,
    consumerKey: appConsumerKey,
    rightToLeft: locales.filter((locale) => direction(locale) === 'rtl'),
    signIn: Object.fromEntries(drawn) as Record<Locale, string>,
    skeleton: renderToStaticMarkup(<ShellSkeleton />),
    inbox: renderToStaticMarkup(<EarlyInbox />),
    routes: routes.map(({ path, access, layout, page, part, first = [] }) => ({
      path,
      expression: routeExpression(path),
      access,
      layout,
      page,
      part: part?.file,
      words: [...pages[page].words, ...(part?.words ?? [])],
      first,
    })),
  }
}
