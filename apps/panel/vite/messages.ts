import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const prefix = 'virtual:messages/'
const sourceLocale = 'en_CA'
/** What is said before and around the features: the sign-in page must not wait for the rest. */
const startFiles = new Set(['app.json', 'auth.json'])

type Compiled = string | MessageFormatElement[]

/** A sentence without arguments stays a string: it is shorter, and the loader wraps it (I18N-07). */
function compile(text: string): Compiled {
  const elements = parse(text, { shouldParseSkeletons: true })
  const [only] = elements
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements
}

/** The sentences of one locale, of all features. What a locale lacks is said in the source language rather than not at all. */
function read(folder: string, locale: string, part: string): Record<string, string> {
  const own = join(folder, locale)
  const files = existsSync(own) ? readdirSync(own).filter((file) => startFiles.has(file) === (part === 'start')) : []
  const sentences = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(own, file), 'utf8')) as Record<string, string>),
  ) as Record<string, string>
  return locale === sourceLocale ? sentences : { ...read(folder, sourceLocale, part), ...sentences }
}

/** `virtual:messages/en_CA/start` and `…/panel` are that locale's catalogue in two parts, parsed at build time so that no ICU parser is sent to the browser. */
export function messages(folder: string): Plugin {
  return {
    name: 'vendor-panel:messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [locale = '', part = ''] = id.slice(prefix.length + 1).split('/')
      const own = join(folder, locale)
      for (const directory of [own, join(folder, sourceLocale)])
        if (existsSync(directory)) for (const file of readdirSync(directory)) this.addWatchFile(join(directory, file))
      const compiled = Object.fromEntries(Object.entries(read(folder, locale, part)).map(([key, text]) => [key, compile(text)]))
      return `export default ${JSON.stringify(compiled)}`
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' })
    },
  }
}
