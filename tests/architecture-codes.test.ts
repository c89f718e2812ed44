import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { codes } from '@vendor-panel/domain'
import { enforceRule } from './enforce-rule.ts'
import { read, type Source } from './sources.ts'

/** The arguments of a message. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>()
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      if (element.type !== TYPE.tag) found.add(element.value)
      if (element.type === TYPE.tag) visit(element.children)
      if (element.type === TYPE.plural || element.type === TYPE.select) for (const { value } of Object.values(element.options)) visit(value)
    }
  }
  visit(parse(message))
  return [...found]
}

const params = new Map<string, readonly string[]>(Object.entries(codes))
/** The code of `field.<code>`. */
const codeOf = (id: string) => [id.slice('field.'.length)].find((code) => params.has(code))

const sentencesOf = (sources: Source[]) => sources.flatMap(({ text }) => Object.entries(JSON.parse(text) as Record<string, string>))

/** Messages of a rule's code with arguments that the code does not have. */
function unknownArguments(sources: Source[]): string[] {
  return sentencesOf(sources).flatMap(([id, message]) => {
    const code = codeOf(id)
    if (!code) return []
    const unknown = argumentsOf(message).filter((name) => !params.get(code)?.includes(name))
    return unknown.map((name) => `${id} asks for ${name}`)
  })
}

const messages = read(['packages/domain/messages/*.json'])

describe('codes of the rules', () => {
  enforceRule('a message only uses the parameters of its code', unknownArguments, messages, {
    path: 'x.json',
    text: '{ "field.too_short": "Please write at least {least} characters." }',
  })

  it('MSG-22 VAL-04 VAL-17 every code has a message, and every message a code', () => {
    const ids = new Set(sentencesOf(messages).map(([id]) => id))
    expect([...ids].sort()).toEqual([...params.keys()].map((code) => `field.${code}`).sort())
  })
})
