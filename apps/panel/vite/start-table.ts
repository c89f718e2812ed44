import type { ChunkGraph } from './chunk-graph.ts'
import { inlineTexts } from './texts.ts'

export type Prerendered = Awaited<ReturnType<typeof import('../src/app/prerender.tsx').prerender>>

/** What the build tells the inline scripts. Numbers are indices into `files`. */
export type StartTable = {
  defaultLocale: string
  consumerKey: string
  files: readonly string[]
  /** Expression of the address, who may see it, the files of its page, their messages, and its first reads; in the order of matching. */
  routes: readonly (readonly [
    expression: string,
    access: 'user' | 'sign-in' | 'other',
    files: readonly number[],
    messages: readonly string[],
    reads: readonly string[],
  ])[]
  /** The route that follows sign-in. */
  home: number
  /** What every page for users needs besides its own. */
  shell: { readonly files: readonly number[]; readonly messages: readonly string[]; readonly reads: readonly string[] }
  /** The files of all other layouts. */
  bare: readonly number[]
  locales: readonly string[]
  /** What the name of each file of messages ends with. */
  messagesHash: string
  rightToLeft: readonly string[]
  /** The texts of the sign-in form in other languages, in the order of the HTML: text nodes, then labels; 0 for the same text. */
  texts: Readonly<Record<string, readonly (string | 0)[]>>
  /** For the first rows of the inbox: where it is, its styles, and the request that answers its list. */
  inbox: { readonly expression: string; readonly styles: readonly string[]; readonly request: string }
}

/** Neighbours that differ in nothing but their address become one row: most of the table is pages that read nothing first. */
function joinRows(rows: StartTable['routes']): StartTable['routes'] {
  const joined: (typeof rows)[number][] = []
  for (const row of rows) {
    const before = joined.at(-1)
    const isAlike = before && row[4].length === 0 && JSON.stringify(row.slice(1)) === JSON.stringify(before.slice(1))
    const unnamed = row[4].length === 0 ? row[0].replaceAll(/\?<\w+>/g, '?:') : row[0]
    if (isAlike) joined[joined.length - 1] = [eitherOf(before[0], unnamed), row[1], row[2], row[3], row[4]]
    else joined.push([unnamed, row[1], row[2], row[3], row[4]])
  }
  return joined
}

/** `^/a/?$` and `^/b/?$` → `^(?:/a|/b)/?$` */
function eitherOf(one: string, other: string): string {
  const inner = (expression: string) => expression.replace(/^\^(?:\(\?:(.*)\)|(.*))\/\?\$$/, '$1$2')
  return `^(?:${inner(one)}|${inner(other)})/?$`
}

type Paths = { login: string; home: string; leads: string }

/** The start table, from what the code says of its pages and what the build says of its files. */
export function startTable(prerendered: Prerendered, graph: ChunkGraph, messagesHash: string, paths: Paths): StartTable {
  const { routes, layouts, signIn, defaultLocale, consumerKey, rightToLeft } = prerendered
  const files: string[] = []
  const indices = (modules: readonly string[]) =>
    graph.filesOf(modules).map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1))
  const routeAt = (path: string) => routes.find((route) => route.path === path)!
  const rows = joinRows(
    routes.map((route) => [
      route.expression,
      route.path === paths.login ? 'sign-in' : route.layout === 'main' && route.access === 'user' ? 'user' : 'other',
      indices(route.files),
      route.messages,
      route.reads,
    ]),
  )
  const inbox = routeAt(paths.leads)
  return {
    defaultLocale,
    consumerKey,
    rightToLeft,
    routes: rows,
    home: rows.findIndex(([expression]) => expression === routeAt(paths.home).expression),
    bare: indices(layouts.bare.files),
    shell: { files: indices(layouts.main.files), messages: layouts.main.messages, reads: layouts.main.reads },
    locales: Object.keys(signIn),
    messagesHash,
    files,
    texts: inlineTexts(signIn, defaultLocale),
    inbox: {
      expression: inbox.expression,
      styles: graph.filesOf(inbox.files).filter((file) => file.endsWith('.css')),
      request: inbox.reads[0]!.split('*')[0]!,
    },
  }
}
