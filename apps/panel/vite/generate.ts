/** Writes `src/generated/messages.d.ts`: the message files and the ids of the source language, as types. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileOf, messageFeatures, sourceLocale } from './messages.ts'

const source = join(import.meta.dirname, '../src')
const out = join(source, 'generated')
const messages = join(source, 'messages')
const lines = messageFeatures(messages).map(
  (feature) => `  '${feature}': typeof import('${relative(out, fileOf(messages, sourceLocale, feature)).replaceAll('\\\\', '/')}')`,
)
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'messages.d.ts'), `interface MessageFiles {\n${lines.join('\n')}\n}\n`)
