import { cloneElement, createContext, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import type { IntlProvider } from 'react-intl'
import { pseudoTexts, type Pseudo } from './pseudo-texts.ts'
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
  const dictionary = new Map(pseudo ? known : [...known, ...samples])
  return { messages: messages as Messages, translate: (value) => translated(value, dictionary) }
}

function translated<Value>(value: Value, dictionary: ReadonlyMap<string, string>): Value
function translated(value: unknown, dictionary: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    const text = value.trim()
    return value.replace(text, () => dictionary.get(text) ?? text)
  }
  if (Array.isArray(value)) return value.map((item: unknown) => translated(item, dictionary))
  if (isValidElement<ElementProps>(value)) return translatedElement(value, dictionary)
  // Sets, dates, mocks and refs do not change.
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('current' in value)
  return isPlain ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translated(part, dictionary) as unknown])) : value
}

type ElementProps = Record<string, unknown> & { children?: ReactNode }

function translatedElement(element: ReactElement<ElementProps>, dictionary: ReadonlyMap<string, string>): ReactElement {
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
