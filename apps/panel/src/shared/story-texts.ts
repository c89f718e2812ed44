import { cloneElement, createContext, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import type { IntlProvider } from 'react-intl'
import { pseudoText, pseudoTexts, type Pseudo } from './pseudo-texts.ts'
import { componentTexts } from './story-component-samples.ts'
import { sampleTexts } from './story-samples.ts'

/** The language of stories, chosen in Storybook's toolbar. Tests are in the source language. */
export const StoryLocale = createContext('en_CA')

type Texts = Record<string, string>
type Messages = NonNullable<ComponentProps<typeof IntlProvider>['messages']>
const catalogues = import.meta.glob<Texts>('../messages/*/*.json', { import: 'default' })
/** The sentences of the rules, which are not the panel's. */
const ruleCatalogues: Record<string, () => Promise<{ default: Texts }>> = {
  ar_AE: () => import('@vendor-panel/domain/messages/ar_AE.json'),
  ar_SA: () => import('@vendor-panel/domain/messages/ar_SA.json'),
  de_DE: () => import('@vendor-panel/domain/messages/de_DE.json'),
  en_AU: () => import('@vendor-panel/domain/messages/en_AU.json'),
  en_CA: () => import('@vendor-panel/domain/messages/en_CA.json'),
  en_SA: () => import('@vendor-panel/domain/messages/en_SA.json'),
  en_US: () => import('@vendor-panel/domain/messages/en_US.json'),
  tr_TR: () => import('@vendor-panel/domain/messages/tr_TR.json'),
}

async function catalogueOf(locale: string): Promise<Texts> {
  const files = Object.entries(catalogues).filter(([path]) => path.includes(`/messages/${locale}/`))
  const [rules, ...features] = await Promise.all([ruleCatalogues[locale]?.(), ...files.map(([, load]) => load())])
  return Object.assign({}, rules?.default, ...features)
}

/** Locales that only stories have, with the formats of a real one. */
const pseudoLocales: Record<string, Pseudo> = { en_XA: 'long', ar_XB: 'bidi' }

/** The messages of a language, and a function that translates the sample content of a story: its arguments, elements, and answers of fakes. */
export interface StoryTexts {
  messages: Messages
  translate: <Value>(value: Value) => Value
}

async function load(locale: string): Promise<StoryTexts> {
  const pseudo = pseudoLocales[locale]
  const source = await catalogueOf('en_CA')
  const messages = pseudo ? pseudoTexts(source, pseudo) : { ...source, ...(await catalogueOf(locale)) }
  // A sample such as "Save changes" is a message of the product too, and translated there; a word such as "sent" may be a code.
  const known = Object.entries(source).flatMap(([id, text]) => (/^[a-z_]+$/.test(text) ? [] : [[text, messages[id] ?? text] as const]))
  const language = locale.slice(0, 2) as keyof (typeof sampleTexts)[string]
  const samples = Object.entries({ ...componentTexts, ...sampleTexts }).map(
    ([text, translations]) => [text, translations[language] ?? text] as const,
  )
  // A label such as "Change *" contains a message, which is longer there.
  const labels = samples.flatMap(([text]) => (text.includes('*') && pseudo ? [[text, pseudoText(text, pseudo)] as const] : []))
  const dictionary = new Dictionary(pseudo ? [...known, ...labels] : [...known, ...samples])
  return { messages: messages as Messages, translate: (value) => translated(value, dictionary) }
}

/** The texts of a language. A sample may have `#` for a number, and `*` for anything else. */
class Dictionary {
  readonly #texts: Map<string, string>
  readonly #patterns: [pattern: RegExp, text: string][]
  readonly #translated = new WeakMap<object, unknown>()

  constructor(texts: Iterable<readonly [string, string]>) {
    this.#texts = new Map(texts)
    this.#patterns = [...this.#texts]
      .filter(([text, translation]) => /[#*]/.test(text) && text !== translation)
      .map(([text, translation]) => {
        const parts = text.split(/([#*])/).map((part) => (part === '#' ? '(\\d+)' : part === '*' ? '(.+)' : RegExp.escape(part)))
        return [new RegExp(`^${parts.join('')}$`, 's'), translation]
      })
  }

  textOf(text: string): string {
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    const [pattern, translation] = this.#patterns.find(([one]) => one.test(text)) ?? []
    const parts = pattern?.exec(text)?.slice(1) ?? []
    const found = translation === undefined ? text : translation.replaceAll(/[#*]/g, () => this.textOf(parts.shift() ?? ''))
    this.#texts.set(text, found)
    return found
  }

  /** The same value is translated once: what a story passes twice stays the same for React. */
  once(value: object, translate: () => unknown): unknown {
    if (!this.#translated.has(value)) this.#translated.set(value, translate())
    return this.#translated.get(value)
  }
}

function translated<Value>(value: Value, dictionary: Dictionary): Value
function translated(value: unknown, dictionary: Dictionary): unknown {
  if (typeof value === 'string') {
    const text = value.trim()
    return value.replace(text, () => dictionary.textOf(text))
  }
  if (isValidElement<ElementProps>(value)) return translatedElement(value, dictionary)
  if (typeof value === 'function') return isArrow(value) ? dictionary.once(value, () => translatingResult(value, dictionary)) : value
  if (Array.isArray(value)) return dictionary.once(value, () => value.map((item: unknown) => translated(item, dictionary)))
  // Sets, dates, mocks and refs do not change.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype || 'current' in value) return value
  return dictionary.once(value, () =>
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translated(part, dictionary) as unknown])),
  )
}

type Arrow = (...args: unknown[]) => unknown
const isArrow = (value: object): value is Arrow => !('prototype' in value) && !('mock' in value)

/** A function that makes a text or an element, such as the name of a button for a row. */
function translatingResult(make: Arrow, dictionary: Dictionary): Arrow {
  return (...args) => {
    const result = make(...args)
    return typeof result === 'string' || isValidElement(result) ? translated(result, dictionary) : result
  }
}

type ElementProps = Record<string, unknown> & { children?: ReactNode }

function translatedElement(element: ReactElement<ElementProps>, dictionary: Dictionary): ReactElement {
  // A story in its decorator: its props are Storybook's context, which refers to itself. The story makes elements of its own.
  if ('moduleExport' in element.props) return element
  const { children, ...props } = element.props
  const parts = children === undefined ? [] : Array.isArray(children) ? (children as ReactNode[]) : [children]
  // One by one: those that are written in a row have no keys.
  return cloneElement(element, translated(props, dictionary), ...parts.map((part) => translated(part, dictionary)))
}

const loads = new Map<string, Promise<StoryTexts>>()

/** One promise for each language, so that React can wait for it. */
export function storyTexts(locale: string): Promise<StoryTexts> {
  const texts = loads.get(locale) ?? load(locale)
  loads.set(locale, texts)
  return texts
}
