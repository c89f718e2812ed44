import type { ChunkGraph } from './chunk-graph.ts'

export type Prerendered = Awaited<ReturnType<typeof import('../src/app/prerender.tsx').prerender>>
type PrerenderedRoute = Prerendered['routes'][number]

/** The head script's requests for one page, and the content of the HTML until the page is rendered. */
export type Start = {
  shows: 'sign-in' | 'shell' | 'blank'
  files: readonly string[]
  messages: readonly string[]
  /** Finds the parameters of the reads in the address. */
  expression: string
  reads: readonly string[]
}

/** What the build passes to the head script of one page. Nothing in it is about other areas: they add nothing to the HTML of sign-in and inbox. */
export type StartTable = {
  defaultLocale: string
  consumerKey: string
  locales: readonly string[]
  /** The end of the name of each message file. */
  messagesHash: string
  rightToLeft: readonly string[]
  /** What a guest gets at this address: the sign-in page instead of a page for users. */
  guest: Start
  /** What a user gets: Home instead of the sign-in page. */
  user: Start
}

/**
 * What the build passes to the script of the inbox: the file that starts the panel, the styles of its first rows, the request that answers its
 * list, and what a couple needs.
 */
export type InboxTable = { readonly entry: string; readonly styles: readonly string[]; readonly request: string; readonly couple: Start }

type Paths = { login: string; home: string }

/** The start table of each page, by its path. */
export function startTables(
  { routes, layouts, signIn, defaultLocale, consumerKey, rightToLeft, sessionRead }: Prerendered,
  graph: ChunkGraph,
  messagesHash: string,
  { login, home }: Paths,
): Map<string, StartTable> {
  const routeAt = (path: string) => routes.find((route) => route.path === path)!
  const isForUsers = ({ layout, access }: PrerenderedRoute) => layout === 'main' && access === 'user'
  const startOf = (shows: Start['shows'], { files, messages, layout: name }: PrerenderedRoute): Start => {
    const layout = shows === 'shell' ? layouts.main : name === 'public' ? layouts.public : layouts.bare
    return {
      shows,
      files: graph.filesOf([...layout.files, ...files]),
      messages: [...new Set([...layout.messages, ...messages])],
      expression: '',
      reads: [],
    }
  }
  const guestAt = (route: PrerenderedRoute): Start =>
    isForUsers(route) || route.path === login ? startOf('sign-in', routeAt(login)) : startOf('blank', route)
  const userAt = (route: PrerenderedRoute): Start => {
    if (!isForUsers(route)) return { ...startOf('blank', route), reads: [sessionRead] }
    const reads = [...new Set([...route.reads, ...layouts.main.reads])]
    const expression = reads.some((read) => read.includes(':')) ? route.expression : ''
    return { ...startOf('shell', route), expression, reads: [...reads, sessionRead] }
  }
  const publicAt = (route: PrerenderedRoute): Start => ({ ...startOf('blank', route), expression: route.expression, reads: route.reads })
  const common = { defaultLocale, consumerKey, locales: Object.keys(signIn), messagesHash, rightToLeft }
  return new Map(
    routes.map((route) => [
      route.path,
      route.access === 'public'
        ? { ...common, guest: publicAt(route), user: publicAt(route) }
        : { ...common, guest: guestAt(route), user: userAt(route.path === login ? routeAt(home) : route) },
    ]),
  )
}

export function inboxTable(
  { routes }: Prerendered,
  graph: ChunkGraph,
  tables: ReadonlyMap<string, StartTable>,
  { leads, lead, entry }: { leads: string; lead: string; entry: string },
): InboxTable {
  const { files, reads } = routes.find((route) => route.path === leads)!
  const [list, couple] = [tables.get(leads)!.user, tables.get(lead)!.user]
  return {
    entry,
    styles: graph.filesOf(files).filter((file) => file.endsWith('.css')),
    request: reads[0]!.split('*')[0]!,
    couple: {
      ...couple,
      // What the inbox has not asked for.
      files: couple.files.filter((file) => !list.files.includes(file)),
      messages: couple.messages.filter((feature) => !list.messages.includes(feature)),
      reads: couple.reads.filter((read) => !list.reads.includes(read)),
    },
  }
}
