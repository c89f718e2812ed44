import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { pseudoText, pseudoTexts } from './pseudo-texts.ts'

const folder = join(import.meta.dirname, '../messages/en_CA')
const source: Record<string, string> = Object.assign(
  {},
  ...globSync('*.json', { cwd: folder }).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
)

/** What is not text: arguments with their formats, branches and tags. */
const structureOf = (text: string): unknown =>
  JSON.parse(JSON.stringify(parse(text), (_key, value: unknown) => ((Object(value) as { type?: number }).type === 0 ? 'text' : value)))

describe('the pseudo-languages', () => {
  it('have words half as long again, with accents', () => {
    const text = pseudoText('Save changes', 'long')
    expect(text.length).toBeGreaterThanOrEqual('Save changes'.length * 1.4)
    expect(text.split(' ')).toHaveLength(2)
    expect(text).not.toContain('Save')
  })

  it('turn each text around, but not the spaces next to an argument', () => {
    expect(pseudoText('Reply to {name} now', 'bidi')).toBe('\u202EReply to\u202C {name} \u202Enow\u202C')
  })

  it('keep arguments, branches and tags', () => {
    const text = '{count, plural, offset:1 =0 {No couple} one {<b>#</b> couple} other {# couples of {name}}} in {when, date, ::yMMMd}'
    for (const pseudo of ['long', 'bidi'] as const) expect(structureOf(pseudoText(text, pseudo))).toEqual(structureOf(text))
    expect(pseudoText("It''s {count}", 'bidi')).toBe("\u202EIt's\u202C {count}")
  })

  it('have every message of the panel but the name of the product', () => {
    for (const pseudo of ['long', 'bidi'] as const) {
      const texts = pseudoTexts(source, pseudo)
      expect(Object.keys(texts)).toEqual(Object.keys(source))
      expect(texts['app.product']).toBe(source['app.product'])
      for (const [id, text] of Object.entries(texts)) expect(structureOf(text), id).toEqual(structureOf(source[id]!))
    }
  })
})
