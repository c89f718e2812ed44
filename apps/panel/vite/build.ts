import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { paths } from '../src/shared/paths.ts'
import { chunkGraph, type ChunkGraph, type Output } from './chunk-graph.ts'
import { chunkGroups } from './chunk-groups.ts'
import { messageFiles, type Catalogues } from './messages.ts'
import { queryNames } from './query-names.ts'
import { inboxTable, startTables, type Prerendered } from './start-table.ts'
import { inlineTexts } from './texts.ts'

// Simultaneous builds, of a developer and of a test, use different folders.
const prerenderFolder = `.cache/prerender-${process.pid}`

/** The pages that most visits start with; then the feed of events and a couple. */
function groupsOf(prerendered: Prerendered, source: string): Parameters<typeof chunkGroups>[1] {
  const { login, leads, lead } = paths
  const modulesOf = (routes: Prerendered['routes']) => routes.flatMap(({ path }) => modulesAt(prerendered, path))
  const group = (name: string, path: { pattern: string }) => ({ name, modules: modulesAt(prerendered, path.pattern) })
  const isOwn = (path: string) => [login, leads, lead].some(({ pattern }) => pattern === path)
  return {
    manifests: [join(source, 'app/other-pages.ts')],
    publicPages: modulesOf(prerendered.routes.filter(({ access }) => access === 'public')),
    panelPages: modulesOf(prerendered.routes.filter(({ access }) => access !== 'public')),
    first: [group('guest', login), group('panel', leads)],
    later: [{ name: 'feed', modules: prerendered.feed.files }, group('lead', lead)],
    otherPages: modulesOf(prerendered.routes.filter(({ path }) => !isOwn(path))),
  }
}

/**
 * Builds the panel. First the code that runs in Node: it renders the sign-in form and the skeleton of the shell, and lists what each page
 * needs. Then the code of the browser, twice: only the first time shows what needs what, so that the second can put it into few files.
 * Then the HTML of each page, with a head script that lists the files of this page; then everything once more, compressed.
 */
export function buildPanel(catalogues: Catalogues): Plugin {
  let source = ''
  return {
    name: 'vendor-panel:build',
    config: ({ root: given = '.' }) => {
      const root = resolve(given)
      source = join(root, 'src')
      return {
        environments: {
          client: {
            build: {
              rolldownOptions: {
                output: {
                  // A chunk is named after all pages that share it; the head script would send those names to every user.
                  chunkFileNames: ({ name }) => `assets/${name.startsWith('part') ? 'part' : name}-[hash:7].js`,
                  assetFileNames: ({ names: [name = ''] }) =>
                    name.startsWith('part') ? 'assets/part-[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
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
            await builder.build(prerender)
            const folder = join(root, prerenderFolder)
            const code = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as typeof import('../src/app/prerender.tsx')
            const prerendered = await code.prerender(queryNames)
            const bundled = async () => ((await builder.build(client)) as Rolldown.RolldownOutput).output
            const { rolldownOptions, minify } = client.config.build
            // Only for the module graph.
            Object.assign(client.config.build, { write: false, minify: false })
            const codeSplitting = chunkGroups(chunkGraph(await bundled()), groupsOf(prerendered, source))
            Object.assign(client.config.build, { write: true, minify })
            Object.assign(rolldownOptions, { output: { ...[rolldownOptions.output].flat()[0], codeSplitting } })
            const output = await bundled()
            const dist = client.config.build.outDir
            await writePages(root, dist, chunkGraph(output), prerendered, messageFiles(catalogues).hash)
            await writeWorker(root, dist, chunkGraph(output), prerendered)
            await writeWidget(root, dist)
            rmSync(folder, { recursive: true })
            compileAhead(dist, output)
            compress(dist)
          },
        },
      }
    },
    // The prerendering records the source files of a page by loading it. Before TypeScript is compiled, so the quotes are those of the
    // source.
    transform: {
      order: 'pre',
      async handler(code, id) {
        if (this.environment.name !== 'prerender' || !id.startsWith(source)) return undefined
        let marked = code
        for (const [whole, imported = ''] of code.matchAll(/\bimport\('((?:\.|@vendor-panel\/)[^']+)'\)/g)) {
          const file = await this.resolve(imported, id)
          if (file) marked = marked.replace(whole, () => `(globalThis.importedFiles?.add(${JSON.stringify(file.id)}), ${whole})`)
        }
        return marked
      },
    },
  }
}

/** The source files of a page for guests or for users, including its layout. */
function modulesAt({ routes, layouts }: Prerendered, path: string): string[] {
  const route = routes.find((one) => one.path === path)
  if (!route) throw new Error(`no page is at ${path}`)
  const { layout } = route
  return [...(layout === 'main' ? layouts.main : layout === 'public' ? layouts.public : layouts.bare).files, ...route.files]
}

/** Writes the service worker, with the files that the inbox and a couple need offline. */
async function writeWorker(root: string, dist: string, graph: ChunkGraph, prerendered: Prerendered): Promise<void> {
  const files = [paths.home, paths.leads, paths.lead].flatMap(({ pattern }) => graph.filesOf(modulesAt(prerendered, pattern)))
  const code = await classicScript(root, 'service-worker')
  const entry = readdirSync(join(dist, 'assets')).filter((name) => /^index-.*\.(js|css)$/.test(name))
  const all = new Set([...files, ...entry.map((name) => `/assets/${name}`)])
  writeFileSync(join(dist, 'sw.js'), `const FILES=${JSON.stringify([...all])};${code}`)
}

/** Our packages are read from their sources: a build needs none of their `dist`. */
const fromSources = { conditions: ['@vendor-panel/source', 'module', 'browser', 'production'] }

/** Writes the web component with a provider's reviews, one file at an address that never changes: websites of vendors name it (REV-01). */
async function writeWidget(root: string, dist: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: fromSources,
    build: {
      outDir: join(dist, 'widgets'),
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: '@vendor-panel/widget',
        output: { format: 'es', entryFileNames: 'reviews.js' },
      },
    },
  })
}

/** A source file and what it imports as one classic script. */
async function classicScript(root: string, name: string): Promise<string | undefined> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: fromSources,
    build: { write: false, target: 'es2022', lib: { entry: join(root, `src/app/${name}.ts`), formats: ['iife'], name: 'vendorPanel' } },
  })) as Rolldown.RolldownOutput[]
  return result[0]?.output[0].code.trim()
}

/** The code of an inline script, as a function of the constants that it declares. */
async function inlineScript(root: string, name: string): Promise<(constants: Record<string, unknown>) => string> {
  const code = await classicScript(root, name)
  return (constants) => {
    const values = Object.entries(constants).map(([key, value]) => `const ${key}=${JSON.stringify(value)};`)
    const script = `{${values.join('')}${code}}`
    if (!code || script.includes('</script')) throw new Error(`${name}.ts cannot stand in the HTML`)
    return `<script>${script}</script>`
  }
}

/**
 * Writes the HTML of each page, one file for pages whose HTML is the same, and `routes.json`, in which the server finds the file of each address.
 * The last one is for addresses that no page takes, with 404 (ROUTE-14).
 */
async function writePages(root: string, dist: string, graph: ChunkGraph, prerendered: Prerendered, hash: string): Promise<void> {
  const { login, home, lead, leads } = paths
  const tables = startTables(prerendered, graph, hash, { login: login.pattern, home: home.pattern })
  const template = readFileSync(join(dist, 'index.html'), 'utf8').replaceAll(/>\s+</g, '><')
  rmSync(join(dist, 'index.html'))
  const [entryScript, entry] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(template) ?? []
  if (entryScript === undefined || entry === undefined) throw new Error('index.html has no script of the entry')
  const head = await inlineScript(root, 'head')
  const publicHead = await inlineScript(root, 'public-head')
  const texts = (await inlineScript(root, 'texts'))({ TEXTS: inlineTexts(prerendered.signIn, prerendered.defaultLocale) })
  const earlyInbox = (await inlineScript(root, 'early-inbox'))({
    INBOX: inboxTable(prerendered, graph, tables, { leads: leads.pattern, lead: lead.pattern, entry }),
    TEXTS: inlineTexts(prerendered.inbox, prerendered.defaultLocale),
  })
  const fileOf = new Map<string, string>()
  const routes: [expression: string, file: string][] = []
  for (const { path, expression, access } of prerendered.routes) {
    const isPublic = access === 'public'
    const isInbox = path === leads.pattern
    // The script of the inbox starts the panel.
    const page = isInbox ? template.replace(entryScript, `<link rel="modulepreload" crossorigin href="${entry}">`) : template
    const html = filled(page, {
      '<!--head-->': isPublic ? `${noIndex}${publicHead({ START: tables.get(path) })}` : head({ START: tables.get(path) }),
      '<!--body-->': isPublic ? '' : texts,
      '<!--sign-in-->': isPublic ? '' : prerendered.signIn[prerendered.defaultLocale],
      '<!--skeleton-->': isPublic ? '' : prerendered.skeleton,
      '<!--inbox-->': isInbox ? `<template id="inbox">${prerendered.inbox[prerendered.defaultLocale]}</template>${earlyInbox}` : '',
    })
    const file = fileOf.get(html) ?? `page-${fileOf.size + 1}.html`
    if (!fileOf.has(html)) writeFileSync(join(dist, file), html)
    fileOf.set(html, file)
    routes.push([expression, file])
  }
  writeFileSync(join(dist, 'routes.json'), JSON.stringify(routes))
}

/** Public pages are for couples who got their address; search engines do not list them. */
const noIndex = '<meta name="robots" content="noindex, nofollow">'

function filled(template: string, parts: Readonly<Record<string, string>>): string {
  let html = template
  for (const [mark, part] of Object.entries(parts)) {
    // A policy without `unsafe-inline` drops style attributes.
    if (/<[^>]+\sstyle=/.test(part) && !part.startsWith('<script>')) throw new Error(`prerendered HTML with a style attribute at ${mark}`)
    if (!html.includes(mark)) throw new Error(`index.html has no ${mark}`)
    html = html.replace(mark, () => part)
  }
  return html
}

/**
 * Most of the entry and of the inbox runs before the first page is rendered, and most of a couple's code when the first one is opened. The
 * comment makes V8 compile these files completely, off the main thread and while they load, instead of function by function at the first
 * call: this saves a fifth of the inbox's main-thread time.
 */
function compileAhead(dist: string, output: Output): void {
  for (const file of output) {
    if (file.type !== 'chunk' || !(file.isEntry || ['panel', 'lead'].includes(file.name))) continue
    const path = join(dist, file.fileName)
    writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`)
  }
}

/** Brotli at its highest quality, at build time, so that the server never compresses. */
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
