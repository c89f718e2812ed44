import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const loader = 'virtual:messages'
export const sourceLocale = 'en_CA'

/** A message without arguments stays a string: it is shorter, and the loader wraps it. */
function compile(text: string): string | MessageFormatElement[] {
  const elements = parse(text, { shouldParseSkeletons: true })
  const [only] = elements
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements
}

/** The messages of the rules' codes, which are part of the rules (`field.required`); the server uses the same ones. */
const ruleFeature = 'field'

/** The messages of a feature in one language. */
export const fileOf = (folder: string, locale: string, feature: string): string =>
  feature === ruleFeature
    ? fileURLToPath(import.meta.resolve(`@vendor-panel/domain/messages/${locale}.json`))
    : join(folder, locale, `${feature}.json`)

type Texts = Record<string, string>

/** The catalogues of the panel. `rewrite` gives a locale other texts, made from those of the source language. */
export interface Catalogues {
  folder: string
  rewrite?: ((texts: Texts, locale: string) => Texts) | undefined
}

function read(folder: string, locale: string, feature: string): Texts {
  const file = fileOf(folder, locale, feature)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {}
}

/**
 * What every area declares in its own file and another feature shows: the sidebar its name, the audit log the kinds of its records.
 * These texts are served with those of that feature, by the beginning of their ids.
 */
export const collected: Readonly<Record<string, string>> = { 'app.shell': 'app.nav.', 'account.audit': 'account.audit.entity.' }
const isArea = (feature: string) => !/^app\b/.test(feature) && !(feature in collected)

/** The files in which the texts of a feature are. */
const sourcesOf = (folder: string, feature: string) => [feature, ...(feature in collected ? messageFeatures(folder).filter(isArea) : [])]

/** The texts of a feature as they are served. */
function textsOf(folder: string, locale: string, feature: string): Texts {
  const prefixes = Object.values(collected)
  const texts = sourcesOf(folder, feature).flatMap((name) => {
    const own = Object.entries(read(folder, locale, name))
    if (name !== feature) return own.filter(([id]) => id.startsWith(collected[feature]!))
    return isArea(name) ? own.filter(([id]) => !prefixes.some((prefix) => id.startsWith(prefix))) : own
  })
  return Object.fromEntries(texts)
}

/** The message files of the source language, by name. */
export const messageFeatures = (folder: string): string[] =>
  [...readdirSync(join(folder, sourceLocale)).map((file) => file.replace('.json', '')), ruleFeature].sort()

/** The module of one message file. Messages that a locale lacks are in the source language. */
function codeOf({ folder, rewrite }: Catalogues, locale: string, feature: string): string {
  const source = textsOf(folder, sourceLocale, feature)
  const texts = rewrite ? rewrite(source, locale) : { ...source, ...textsOf(folder, locale, feature) }
  return `export default ${JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compile(text)])))}`
}

/** Every message file as it is served. All names have one common hash, so that a page can compute each name without a list. */
export function messageFiles(catalogues: Catalogues): { hash: string; files: ReadonlyMap<string, string> } {
  const features = messageFeatures(catalogues.folder)
  const codes = readdirSync(catalogues.folder).flatMap((locale) =>
    features.map((feature) => [`${feature}-${locale}`, codeOf(catalogues, locale, feature)] as const),
  )
  const hash = createHash('sha256').update(JSON.stringify(codes)).digest('base64url').slice(0, 8)
  return { hash, files: new Map(codes.map(([name, code]) => [`assets/${name}-${hash}.js`, code])) }
}

const importsOf = (folder: string) =>
  readdirSync(folder).map((locale) => {
    const imports = messageFeatures(folder).map((feature) => `'${feature}': () => import('${loader}/${locale}/${feature}')`)
    return `${locale}: { ${imports.join(', ')} }`
  })

/** `virtual:messages` loads the messages of one locale and one feature. They are parsed here, so that the browser needs no parser. */
export function messages(catalogues: Catalogues): Plugin {
  const { folder } = catalogues
  let isBuild = false
  return {
    name: 'vendor-panel:messages',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === loader || id.startsWith(`${loader}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${loader}`) {
        return isBuild && this.environment.name === 'client'
          ? `export const loadCatalogue = (locale, feature) => import(/* @vite-ignore */ \`./\${feature}-\${locale}-${messageFiles(catalogues).hash}.js\`)`
          : `const catalogues = { ${importsOf(folder).join(',\n')} }\nexport const loadCatalogue = (locale, feature) => catalogues[locale][feature]()`
      }
      if (!id.startsWith(`\0${loader}/`)) return undefined
      const [locale = '', feature = ''] = id.slice(loader.length + 2).split('/')
      for (const name of sourcesOf(folder, feature)) this.addWatchFile(fileOf(folder, locale, name))
      return codeOf(catalogues, locale, feature)
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of messageFiles(catalogues).files) this.emitFile({ type: 'asset', fileName, source })
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' })
    },
  }
}
