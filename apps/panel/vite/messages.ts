import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const table = 'virtual:messages'
export const sourceLocale = 'en_CA'

/** A sentence without arguments stays a string: it is shorter, and the loader wraps it. */
function compile(text: string): string | MessageFormatElement[] {
  const elements = parse(text, { shouldParseSkeletons: true })
  const [only] = elements
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements
}

function read(folder: string, locale: string, feature: string): Record<string, string> {
  const file = join(folder, locale, `${feature}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

/** The features that have sentences, as the folder of the source language shows them. */
export const messageFeatures = (folder: string): string[] =>
  readdirSync(join(folder, sourceLocale))
    .map((file) => file.replace('.json', ''))
    .sort()

const spokenIn = (folder: string, locale: string, feature: string) => ({
  ...read(folder, sourceLocale, feature),
  ...read(folder, locale, feature),
})

/** The module of a catalogue. Where two locales say the same, as the English ones mostly do, one of them speaks for both. */
export function catalogueModule(folder: string, locale: string, feature: string): string {
  const own = JSON.stringify(spokenIn(folder, locale, feature))
  const speaker = [sourceLocale, ...readdirSync(folder)].find((other) => JSON.stringify(spokenIn(folder, other, feature)) === own)
  return `${table}/${speaker}/${feature}`
}

function tableOf(folder: string): string {
  const features = messageFeatures(folder)
  const rows = readdirSync(folder).map(
    (locale) =>
      `${locale}: { ${features.map((feature) => `'${feature}': () => import('${catalogueModule(folder, locale, feature)}')`).join(', ')} }`,
  )
  return `export const catalogues = { ${rows.join(',\n')} }`
}

/**
 * `virtual:messages` lists every catalogue, by locale and feature, as code of its own. They are parsed here, so that no parser is sent
 * to the browser. What a locale lacks is said in the source language rather than not at all.
 */
export function messages(folder: string): Plugin {
  return {
    name: 'vendor-panel:messages',
    resolveId: (id) => (id === table || id.startsWith(`${table}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${table}`) return tableOf(folder)
      if (!id.startsWith(`\0${table}/`)) return undefined
      const [locale = '', feature = ''] = id.slice(table.length + 2).split('/')
      this.addWatchFile(join(folder, locale, `${feature}.json`))
      return `export default ${JSON.stringify(Object.fromEntries(Object.entries(spokenIn(folder, locale, feature)).map(([key, text]) => [key, compile(text)])))}`
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' })
    },
  }
}
