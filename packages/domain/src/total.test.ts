/// <reference types="vite/types/importMeta.d.ts" />
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { uncalledRules, type Calls } from '../test/odd-rules.ts'
import { anyDay, anyInstant, anyNumber, anyText } from '../test/odd-values.ts'

const files = import.meta.glob<Record<string, Calls>>('../test/odd-calls/*.ts', { eager: true })
const calls: Calls = Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)))

/** Throws by design: `Selected language config not found` (I18N-05). `phone.test.ts` checks the rules about phones, which take the metadata of a library. */
const mayRefuseAloud = ['languageConfig', 'loadPhoneRules', 'phoneRules']

it.each(Object.entries(calls))('the rule about %s accepts any input and never throws', (_name, call) => {
  fc.assert(
    fc.property(anyText, anyNumber, anyInstant, anyDay, (text, number, now, today) => {
      expect(call(text, number, now, today)).toBeDefined()
    }),
    { numRuns: 50 },
  )
})

it('every rule is called with odd values', () => {
  const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
  for (const call of Object.values(calls)) call('', 0, now, now.toZonedDateTimeISO('UTC').toPlainDate())
  expect(uncalledRules(), 'rules without a call in test/odd-calls').toEqual(mayRefuseAloud)
})

it('no rule creates a formatter again for the same arguments', () => {
  const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
  const askAll = () => {
    for (const text of ['en_CA', 'ar_AE', 'CA', 'Europe/Berlin', 'CAD'])
      for (const call of Object.values(calls)) call(text, 5, now, now.toZonedDateTimeISO('UTC').toPlainDate())
  }
  askAll()
  const made: string[] = []
  const makers = Object.getOwnPropertyNames(Intl).filter((name) => typeof Reflect.get(Intl, name) === 'function')
  const kept = makers.map((name) => [name, Reflect.get(Intl, name)] as const)
  const watched = (name: string, maker: new (...given: never[]) => object) =>
    new Proxy(maker, { construct: (target, given: never[]) => (made.push(name), new target(...given)) })
  try {
    for (const [name, maker] of kept) if (maker.prototype) Reflect.set(Intl, name, watched(name, maker))
    askAll()
  } finally {
    for (const [name, maker] of kept) Reflect.set(Intl, name, maker)
  }
  expect(made).toEqual([])
})
