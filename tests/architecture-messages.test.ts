import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { locales, localeTag } from '@vendor-panel/domain'
import { collected } from '../apps/panel/vite/messages.ts'
import sameEverywhere from './same-in-every-locale.json' with { type: 'json' }
import { movedMessages, movedTexts } from '../scripts/lock-texts.mjs'
import { enforceRule } from './enforce-rule.ts'
import { code, isProse, isTest, findLines, read, withoutComments, type Source } from './sources.ts'

type Messages = Record<string, string>
type Catalogue = Record<string, Messages>

const base = 'en_CA'

/** locale → its messages, from one file per feature (panel, backend) or one per locale (rules). */
function catalogue(folder: string): Catalogue {
  const found: Catalogue = {}
  for (const { path, text } of read(`${folder}/**/*.json`)) {
    const locale = path.slice(folder.length + 1).split(/[/.]/)[0]!
    found[locale] = { ...found[locale], ...(JSON.parse(text) as Messages) }
  }
  return found
}

/** The arguments and branches of a message: `{count, plural}`, `{name}`, `<link>`. Branches may differ, arguments may not. */
function argumentsOf(message: string): string {
  const found = new Set<string>()
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      found.add(`${element.value}:${TYPE[element.type]}`)
      if (element.type === TYPE.tag) visit(element.children)
      if (element.type === TYPE.plural || element.type === TYPE.select) for (const { value } of Object.values(element.options)) visit(value)
    }
  }
  visit(parse(message))
  return [...found].sort().join(' ')
}

/** Plural forms of the language that a message lacks. `other` may replace all of them if the number is not shown. */
function missingForms(message: string, locale: string): string[] {
  const forms = new Intl.PluralRules(localeTag(locale as (typeof locales)[number])).resolvedOptions().pluralCategories
  const missing: string[] = []
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.plural && element.pluralType !== 'ordinal' && Object.keys(element.options).length > 1) {
        missing.push(...forms.filter((form) => !(form in element.options)))
      }
      if (element.type === TYPE.tag) visit(element.children)
      if (element.type === TYPE.plural || element.type === TYPE.select) for (const { value } of Object.values(element.options)) visit(value)
    }
  }
  visit(parse(message))
  return missing
}

function problems(messages: Catalogue, same: string[]): string[] {
  const source = messages[base] ?? {}
  return locales.flatMap((locale) => {
    const translated = messages[locale] ?? {}
    const isEnglish = locale.startsWith('en_')
    return [
      ...Object.keys(source)
        .filter((id) => !(id in translated))
        .map((id) => `${locale} lacks ${id}`),
      ...Object.keys(translated)
        .filter((id) => !(id in source))
        .map((id) => `${locale} has ${id}, which ${base} has not`),
      ...Object.entries(translated).flatMap(([id, text]) => {
        const original = source[id]
        if (original === undefined) return []
        const found: string[] = []
        if (argumentsOf(text) !== argumentsOf(original))
          found.push(`${locale} ${id}: ${argumentsOf(text)} instead of ${argumentsOf(original)}`)
        if (missingForms(text, locale).length) found.push(`${locale} ${id}: no ${missingForms(text, locale).join(', ')}`)
        if (
          !isEnglish &&
          text === original &&
          /\p{Letter}{2}/u.test(withoutArguments(text)) &&
          !same.some((name) => name === id || (name.endsWith('.') && id.startsWith(name)))
        )
          found.push(`${locale} ${id} is still English: ${text} (translate it, or list it in tests/same-in-every-locale.json)`)
        return found
      }),
    ]
  })
}

const withoutArguments = (text: string) => text.replace(/\{[^{}]*\}|<[^>]*>/g, '')

for (const [name, folder] of [
  ['panel', 'apps/panel/src/messages'],
  ['backend', 'apps/api/src/messages'],
  ['rules', 'packages/domain/messages'],
] as const) {
  describe(`messages of the ${name}`, () => {
    const messages = catalogue(folder)
    it('I18N-18 every message exists in all eight locales, with the same arguments and all plural forms (I18N-02, I18N-17)', () => {
      expect(Object.keys(messages[base] ?? {}).length).toBeGreaterThan(0)
      expect(problems(messages, sameEverywhere)).toEqual([])
    })
  })
}

it('a missing message, a different argument, a missing plural form and an untranslated message are seen', () => {
  const english = { 'x.count': '{count, plural, one {# couple} other {# couples}}', 'x.hello': 'Hello {name}' }
  const others = Object.fromEntries(locales.map((locale) => [locale, english]))
  const arabic = { 'x.count': '{count, plural, one {زوجان} other {# أزواج}}', 'x.hello': 'مرحبا {user}', 'x.more': 'المزيد' }
  const found = problems({ ...others, ar_AE: arabic, tr_TR: { 'x.hello': 'Hello {name}' } }, ['x.count', 'x.hello'])
  expect(found.filter((line) => line.startsWith('ar_AE'))).toHaveLength(3)
  expect(problems({ ...others, tr_TR: { 'x.hello': 'Hello {name}' } }, []).filter((line) => line.startsWith('tr_TR'))).toEqual([
    'tr_TR lacks x.count',
    'tr_TR x.hello is still English: Hello {name} (translate it, or list it in tests/same-in-every-locale.json)',
  ])
})

/** The folders that have message files: features, `app` and `shared`. */
const owners = new Set(['app', 'shared', ...code.flatMap(({ path }) => /^apps\/panel\/src\/features\/([\w-]+)\//.exec(path)?.[1] ?? [])])

/** The message files that are not named after a folder, and the ids that belong to another file. */
function misplacedMessages(sources: Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const [, owner = ''] = /\/([\w-]+)(?:\.[\w-]+)?\.json$/.exec(path) ?? []
    if (!owners.has(owner)) return [`${path} is not named after a feature`]
    // The sidebar and the audit log collect these texts from every feature.
    const ofOthers = owner === 'app' || owner === 'shared' ? [] : Object.values(collected)
    const isMisplaced = (id: string) => ![`${owner}.`, ...ofOthers].some((prefix) => id.startsWith(prefix))
    return Object.keys(JSON.parse(text) as Messages)
      .filter(isMisplaced)
      .map((id) => `${path}: ${id}`)
  })
}
enforceRule(
  'a message file is named after its feature, and its ids begin with this name',
  misplacedMessages,
  read('apps/panel/src/messages/*/*.json'),
  [
    { path: 'apps/panel/src/messages/en_CA/settings.json', text: '{ "settings.title": "" }' },
    { path: 'apps/panel/src/messages/en_CA/leads.detail.more.json', text: '{ "leads.title": "" }' },
    { path: 'apps/panel/src/messages/en_CA/leads.detail.json', text: '{ "leads.title": "", "detail.title": "" }' },
    { path: 'apps/panel/src/messages/en_CA/shared.csv.json', text: '{ "app.nav.csv": "" }' },
  ],
)

const messageUses = [
  ['panel', 'apps/panel/src/'],
  ['backend', 'apps/api/src/'],
] as const
for (const [name, folder] of messageUses) {
  it(`MSG-23 every message of the ${name} is used`, () => {
    const texts = code.filter(({ path }) => path.startsWith(folder) && !isTest(path)).map(({ text }) => text)
    const quoted = new Set(texts.flatMap((text) => [...text.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, id = '']) => id)))
    const begun = [...new Set(texts.flatMap((text) => [...text.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, prefix = '']) => prefix)))]
    const ids = Object.keys(catalogue(`${folder}messages`)[base] ?? {})
    expect(ids.filter((id) => !quoted.has(id) && !begun.some((prefix) => id.startsWith(prefix)))).toEqual([])
  })
}

it('I18N-18 no two texts of a locale are swapped since they were written (tests/texts.lock.json)', () => {
  expect(movedMessages()).toEqual([])
  // English of other countries repeats the first English text or a spelling of it, never the text of another message.
  const messages = catalogue('apps/panel/src/messages')
  const ids = new Map(Object.entries(messages[base] ?? {}).map(([id, text]) => [text, id]))
  const ofAnother = locales
    .filter((locale) => locale.startsWith('en_'))
    .flatMap((locale) => Object.entries(messages[locale] ?? {}).filter(([id, text]) => ids.has(text) && messages[base]?.[id] !== text))
  expect(ofAnother).toEqual([])
})
it('two swapped texts are found, other changes are not', () => {
  const locked = new Map([
    ['x.send', 'Senden'],
    ['x.save', 'Speichern'],
    ['x.close', 'Schließen'],
    // Another feature has the same texts.
    ['y.save', 'Speichern'],
    ['y.send', 'Senden'],
  ])
  const moved = new Map([...locked, ['x.send', 'Speichern'], ['x.save', 'Senden']] as const)
  expect(movedTexts(locked, moved).map(({ id }) => id)).toEqual(['x.send', 'x.save'])
  expect(movedTexts(locked, new Map([...locked, ['x.close', 'Zumachen'], ['x.new', 'Neu']] as const))).toEqual([])
})

it('same-in-every-locale.json lists existing messages only', () => {
  const ids = new Set([
    ...Object.keys(catalogue('apps/panel/src/messages')[base] ?? {}),
    ...Object.keys(catalogue('apps/api/src/messages')[base] ?? {}),
    ...Object.keys(catalogue('packages/domain/messages')[base] ?? {}),
  ])
  expect(sameEverywhere.filter((name) => ![...ids].some((id) => id === name || (name.endsWith('.') && id.startsWith(name))))).toEqual([])
})

/** The quoted ids that a source formats without values, although the message has arguments: a person would read its id. */
function formattedWithoutValues(sources: Source[], messages: Messages): string[] {
  const calls = /\bformatMessage\(\s*\{\s*id:([^{}]*)\}\s*,?\s*\)/g
  return sources.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(calls)]
      .flatMap(([, ids = '']) => [...ids.matchAll(/'([\w.-]+)'/g)].map(([, id = '']) => id))
      .filter((id) => id in messages && argumentsOf(messages[id] ?? '') !== '')
      .map((id) => `${path}: ${id}`),
  )
}
enforceRule(
  'I18N-02 a message with arguments is formatted with values',
  (sources) => formattedWithoutValues(sources, { ...catalogue('apps/panel/src/messages')[base], 'x.taken': 'Chosen: {time}' }),
  code.filter(({ path }) => path.startsWith('apps/panel/src/') && !isProse(path)),
  [
    { path: 'x.tsx', text: "intl.formatMessage({ id: 'x.taken' })" },
    { path: 'y.tsx', text: "intl.formatMessage({\n  id: isFull ? 'x.full' : 'x.taken',\n})" },
  ],
)

const screens = code.filter(({ path }) => /^(packages\/ui|apps\/panel)\/src\/.*\.tsx$/.test(path) && !isProse(path))
enforceRule(
  'every sentence of a screen is in a catalogue',
  (sources) =>
    findLines(
      sources,
      /\b(label|title|placeholder|aria-label|ariaLabel|description|errorMessage|alt)="[^"]*\p{Letter}{2}|[^=]>\s*\p{Lu}\p{Ll}+( \p{Ll}+)*[.!…]?\s*<\//u,
    ),
  screens,
  [
    { path: 'x.tsx', text: '<TextField label="Your name" />' },
    { path: 'x.tsx', text: '<Button>Send message</Button>' },
  ],
)
enforceRule(
  'every URL of the product is in paths',
  (sources) =>
    findLines(
      sources.filter(({ path }) => path.startsWith('apps/panel/src/')),
      /\b(href|to|path)=(\{)?["'`]\/\w|navigate\(["'`]\//,
    ),
  code.filter(({ path }) => !isProse(path)),
  { path: 'apps/panel/src/features/leads/x.tsx', text: '<Link href="/leads">' },
)
