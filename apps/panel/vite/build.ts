import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { catalogueModule } from './messages.ts'
import { inlineTexts } from './texts.ts'
import type { StartTable } from './start-table.ts'

type Prerendered = Awaited<ReturnType<typeof import('../src/app/prerender.tsx').prerender>>
type Output = Rolldown.RolldownOutput['output']
type Chunk = Extract<Output[number], { type: 'chunk' }> & { viteMetadata?: { importedCss: Set<string> } }

// Two builds at once, of a developer and of a test, stay apart.
const prerenderFolder = `.cache/prerender-${process.pid}`

/**
 * Builds the panel: its code; then, in Node, the sign-in form and the skeleton of the shell; then the HTML that holds both, with a head script
 * that knows the files of every page; then everything once more, compressed.
 */
export function buildPanel(): Plugin {
  return {
    name: 'vendor-panel:build',
    config: ({ root: given = '.' }) => {
      const root = resolve(given)
      return {
        environments: {
          // Few files in place of forty: what every page needs, what the shell adds, and each page.
          client: {
            build: {
              rolldownOptions: {
                output: {
                  // A part is called after all pages that share it; the head script would carry those names to everybody.
                  chunkFileNames: ({ name }) => (name.startsWith('part') ? 'assets/part-[hash].js' : 'assets/[name]-[hash].js'),
                  assetFileNames: ({ names: [name = ''] }) =>
                    name.startsWith('part') ? 'assets/part-[hash][extname]' : 'assets/[name]-[hash][extname]',
                  codeSplitting: {
                    groups: [
                      { name: 'start', test: startModules },
                      { name: 'guest', test: guestModules },
                      { name: 'panel', test: panelModules },
                      { name: 'lead', test: leadModules },
                      { name: 'part', entriesAware: true, entriesAwareMergeThreshold: 1_000, minShareCount: 2 },
                    ],
                  },
                },
              },
            },
          },
          prerender: {
            consumer: 'server' as const,
            resolve: { noExternal: true as const, conditions: ['@vendor-panel/source', 'module', 'node', 'production'] },
            build: {
              ssr: true,
              outDir: join(root, prerenderFolder),
              emptyOutDir: true,
              copyPublicDir: false,
              rolldownOptions: { input: { prerender: join(root, 'src/app/prerender.tsx') } },
            },
          },
        },
        builder: {
          async buildApp(builder) {
            const { client, prerender } = builder.environments
            if (!client || !prerender) throw new Error('both environments are configured above')
            const { output } = (await builder.build(client)) as Rolldown.RolldownOutput
            await builder.build(prerender)
            const dist = client.config.build.outDir
            const folder = join(root, prerenderFolder)
            const code = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as typeof import('../src/app/prerender.tsx')
            const prerendered = await code.prerender()
            await writeHtml(root, dist, output, prerendered)
            // The server answers any other address with 404 (ROUTE-14).
            writeFileSync(
              join(dist, 'routes.json'),
              JSON.stringify(prerendered.routes.map(({ path }) => path).filter((path) => path !== '*')),
            )
            rmSync(folder, { recursive: true })
            compileAhead(dist, output)
            compress(dist)
          },
        },
      }
    },
  }
}

/** What draws an icon, hides words, and is the look of a field: everybody needs it, and it must not draw the rest after it. */
const startModules =
  /src\/app\/main\.tsx|lucide-react\/dist\/esm\/(shared|Icon|createLucideIcon|context|icons\/(x|info|circle-check|sparkles|\w+-exclamation-point)\.)|ui\/src\/(Icon|VisuallyHidden|Link|Text|Heading|Stack)\/|app\/Brand|ui\/src\/Button\/IconButton|ui\/src\/Field\/Field\.css/
/** Sign-in, and with it what forms are made of: a couple's page needs that too, the inbox does not. */
const guestModules =
  /features\/auth\/SignInPage\.tsx|app\/BareLayout\.tsx|ui\/src\/(Field|TextField|PasswordField|TextArea|Banner)\/\w+\.tsx|react-aria-components\/.*\/(TextField|Input|TextArea|FieldError|Label|Form|Autocomplete)\.|react-(aria|stately)\/.*\/(textfield|form|label)\//
/** What the shell and its first pages share: one file in place of ten. */
const panelModules = /app\/(Shell\.tsx|first-reads\.ts)|features\/leads\/LeadsPage\.tsx/
/** A couple, opened right after: again one file in place of fifteen. */
const leadModules = /features\/leads\/LeadDetail\.tsx/

/** The files a page needs beyond the entry. */
function filesOf(output: Output, moduleName: RegExp): string[] {
  const chunks = new Map(output.filter((file): file is Chunk => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const found = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => moduleName.test(id)))
  if (found.length !== 1) throw new Error(`${found.length} chunks hold ${moduleName}: the head script cannot preload it`)
  const entry = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/app/main.tsx')))!
  const reach = (chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
    if (seen.has(chunk)) return seen
    seen.add(chunk)
    for (const name of chunk.imports) reach(chunks.get(name)!, seen)
    return seen
  }
  const there = reach(entry)
  const css = (all: Iterable<Chunk>) => [...all].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const wanted = [...reach(found[0]!)].filter((chunk) => !there.has(chunk))
  const styles = css(wanted).filter((file) => !css(there).includes(file))
  return [...new Set([...wanted.map(({ fileName }) => fileName), ...styles])].map((file) => `/${file}`)
}

/** Neighbours that differ in nothing but their address become one row: most of the table is pages that read nothing first. */
function joinRows(rows: StartTable['routes']): StartTable['routes'] {
  const joined: (typeof rows)[number][] = []
  for (const row of rows) {
    const before = joined.at(-1)
    const isAlike = before && row[4].length === 0 && JSON.stringify(row.slice(1)) === JSON.stringify(before.slice(1))
    const unnamed = row[4].length === 0 ? row[0].replaceAll(/\?<\w+>/g, '?:') : row[0]
    if (isAlike) joined[joined.length - 1] = [`${before[0]}|${unnamed}`, row[1], row[2], row[3], row[4]]
    else joined.push([unnamed, row[1], row[2], row[3], row[4]])
  }
  return joined
}

function startTable(root: string, output: Output, { routes, signIn, defaultLocale, ...rest }: Prerendered): StartTable {
  const files: string[] = []
  const index = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const of = (moduleName: RegExp) => filesOf(output, moduleName).map(index)
  const features = [...new Set(['app', ...routes.flatMap(({ words }) => words)])]
  const cataloguesOf = (locale: string) =>
    Object.fromEntries(
      features.map((feature) => [feature, of(new RegExp(`${catalogueModule(join(root, 'src/messages'), locale, feature)}$`))[0]!]),
    )
  // Pages that share a file are found by it; their names are the rule for all others (pages.tsx).
  const shared: Record<string, string> = { NotYetPage: 'not-yet-pages', NotYetGuestPage: 'not-yet-pages' }
  const pageFiles = (page: string) =>
    of(new RegExp(`/${shared[page] ?? (page.match(/^(Unauthorized|NotFound|ServerError)/) ? 'error-pages' : page)}\\.tsx$`))
  const rows = routes.map(({ expression, access, layout, page, part, words, first }): StartTable['routes'][number] => [
    expression,
    page === 'SignInPage' ? 'sign-in' : layout === 'main' && access === 'user' ? 'user' : 'other',
    [...new Set([...pageFiles(page), ...(part ? of(new RegExp(`/${part}\\.tsx$`)) : [])])],
    words,
    first,
  ])
  const homeExpression = routes.find(({ page }) => page === 'HomePage')?.expression
  const table = joinRows(rows)
  return {
    defaultLocale,
    consumerKey: rest.consumerKey,
    rightToLeft: rest.rightToLeft,
    routes: table,
    home: table.findIndex(([expression]) => expression === homeExpression),
    signIn: pageFiles('SignInPage'),
    bare: of(/\/app\/BareLayout\.tsx$/),
    shell: of(/\/app\/Shell\.tsx$/),
    catalogues: Object.fromEntries(Object.keys(signIn).map((locale) => [locale, cataloguesOf(locale)])),
    files,
    texts: inlineTexts(signIn, defaultLocale),
    inboxStyles: filesOf(output, /\/LeadsPage\.tsx$/).filter((file) => file.endsWith('.css')),
  }
}

async function inlineScript(root: string, name: string, define: Record<string, unknown>): Promise<string> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)])),
    build: { write: false, target: 'es2022', lib: { entry: join(root, `src/app/${name}.ts`), formats: ['iife'], name: 'vendorPanel' } },
  })) as Rolldown.RolldownOutput[]
  const code = result[0]?.output[0].code.trim()
  if (!code || code.includes('</script')) throw new Error(`${name}.ts cannot stand in the HTML`)
  return `<script>${code}</script>`
}

async function writeHtml(root: string, dist: string, output: Output, prerendered: Prerendered): Promise<void> {
  const { texts, inboxStyles, ...table } = startTable(root, output, prerendered)
  const parts = {
    '<!--head-->': await inlineScript(root, 'head', { START: table }),
    '<!--body-->': await inlineScript(root, 'texts', { TEXTS: texts }),
    '<!--sign-in-->': prerendered.signIn[prerendered.defaultLocale],
    '<!--skeleton-->': prerendered.skeleton,
    '<!--inbox-->': `<template id="inbox">${prerendered.inbox}</template>${await inlineScript(root, 'early-inbox', { INBOX_STYLES: inboxStyles })}`,
  }
  const file = join(dist, 'index.html')
  let html = readFileSync(file, 'utf8')
  for (const [mark, part] of Object.entries(parts)) {
    // A policy without `unsafe-inline` drops style attributes.
    if (/<[^>]+\sstyle=/.test(part) && !part.startsWith('<script>')) throw new Error(`prerendered HTML with a style attribute at ${mark}`)
    if (!html.includes(mark)) throw new Error(`index.html has no ${mark}`)
    html = html.replace(mark, () => part)
  }
  writeFileSync(file, html)
}

/**
 * Most of these two files runs before the first page is drawn. The mark has V8 compile them whole, beside the main thread and while they
 * come in, in place of function by function at the first call: a fifth of the inbox's main-thread time.
 */
function compileAhead(dist: string, output: Output): void {
  for (const file of output) {
    if (file.type !== 'chunk' || !['start', 'panel'].includes(file.name)) continue
    const path = join(dist, file.fileName)
    writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`)
  }
}

/** Brotli at its best, once, so that the server never has to. */
function compress(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|json)$/.test(file)) continue
    const content = readFileSync(join(dist, file))
    writeFileSync(
      join(dist, `${file}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    )
  }
}
