/** Writes `src/generated/messages.d.ts`: the message files and the ids of the source language, as types. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageFeatures, sourceLocale } from './messages.ts'

const source = join(import.meta.dirname, '../src')
const features = messageFeatures(join(source, 'messages'))
const lines = features.map((feature) => `  '${feature}': typeof import('../messages/${sourceLocale}/${feature}.json')`)
const out = join(source, 'generated')
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'messages.d.ts'), `interface MessageFiles {\n${lines.join('\n')}\n}\n`)
