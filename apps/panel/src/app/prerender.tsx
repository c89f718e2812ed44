import { defaultLocale, direction, localeTag, locales } from '@vendor-panel/domain'
import { IntlProvider } from 'react-intl'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { EarlyInbox } from '../features/leads/EarlyInbox.tsx'
import { firstRead } from '../shared/first-read.ts'
import { paths } from '../shared/paths.ts'
import { store } from '../shared/store.ts'
import { messageLoader } from '../shared/with-messages.ts'
import { App } from './App.tsx'
import { featureParts } from './feature-parts.ts'
import { layoutReads } from './layout-reads.ts'
import { layouts } from './layouts.tsx'
import { pageOf } from './lazy-pages.tsx'
import { language, type Locale } from './locale.ts'
import { loadMessages, type Feature } from './messages.ts'
import { preloadRoute } from './preload.ts'
import { readAddress } from './read-address.ts'
import { loadFeed } from './follow-events.ts'
import { findRoute, importOtherPages, knownRoutes, loadRoutes, type Route } from './routes.ts'
import { appConsumerKey, sessionState } from './session.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import { SkipLink } from './SkipLink.tsx'

// Runs at build time only: the content of the HTML before any code is loaded, and the first files of each page.

declare global {
  // The source files that were imported dynamically. The build instruments each `import('…')` of this code to add to it.
  var importedFiles: Set<string> | undefined
}

type Needs = { files: string[]; messages: Feature[] }

/** The source files and the messages that a function loads. */
async function needsOf(load: () => Promise<unknown>): Promise<Needs> {
  const files = (globalThis.importedFiles = new Set<string>())
  const messages = new Set<Feature>()
  messageLoader.load = (features) => {
    for (const feature of features) messages.add(feature)
    return Promise.resolve()
  }
  await load()
  return { files: [...files], messages: [...messages] }
}

async function loadPage(route: Route): Promise<void> {
  await pageOf(route).load()
  for (const part of route.parts ?? []) await featureParts[part].load()
  await (await route.opens?.())?.load()
  for (const { query } of route.reads ?? []) if (typeof query === 'function') await query()
}

async function earlyInbox(locale: Locale): Promise<string> {
  const messages = await loadMessages(locale, ['app', 'app.shell', 'leads'])
  return renderToStaticMarkup(
    <IntlProvider locale={localeTag(locale)} messages={messages}>
      <SkipLink />
      <EarlyInbox />
    </IntlProvider>,
  )
}

async function signIn(locale: Locale): Promise<string> {
  store.set(language, { locale, messages: await loadMessages(locale, ['app', ...(findRoute(paths.login())?.route.messages ?? [])]) })
  return renderToString(<App ssrPath={paths.login()} />)
}

/** `queryNames` returns the query parameters of an operation. */
export async function prerender(queryNames: (operation: string) => string[]) {
  store.set(sessionState, { status: 'out' })
  await preloadRoute(paths.login())
  const drawn: [Locale, string][] = []
  // One after the other, because they share the store.
  for (const locale of locales) drawn.push([locale, await signIn(locale)])
  const inboxes: [Locale, string][] = []
  for (const locale of locales) inboxes.push([locale, await earlyInbox(locale)])
  const described = []
  const first = new Set(knownRoutes)
  for (const route of await loadRoutes()) {
    const { path, expression, access, layout, reads = [] } = route
    const needs = await needsOf(async () => {
      if (!first.has(route)) await importOtherPages()
      await loadPage(route)
    })
    described.push({
      path,
      expression: expression.source,
      access,
      layout,
      ...needs,
      reads: reads.map((read) => readAddress(read, queryNames)),
    })
  }
  return {
    defaultLocale,
    consumerKey: appConsumerKey,
    rightToLeft: locales.filter((locale) => direction(locale) === 'rtl'),
    signIn: Object.fromEntries(drawn) as Record<Locale, string>,
    skeleton: renderToStaticMarkup(<ShellSkeleton />),
    inbox: Object.fromEntries(inboxes) as Record<Locale, string>,
    // The head script fills in the token.
    sessionRead: readAddress(firstRead('getAccessToken', { path: { accessTokenId: 'accessTokenId' } }), queryNames),
    routes: described,
    layouts: {
      main: { ...(await needsOf(layouts.main.load)), reads: layoutReads.main.map((read) => readAddress(read, queryNames)) },
      bare: await needsOf(layouts.bare.load),
      public: await needsOf(layouts.public.load),
    },
    feed: await needsOf(loadFeed),
  }
}
