import type { ProviderTextKey } from '@vendor-panel/domain'
import { createContext, use, useEffect, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import type { Answers } from './form-answers.ts'
import type { ProviderRecord } from './provider-record.ts'

/** What couples see of the data of a provider besides its texts. */
export type ShownFacts = Pick<ProviderRecord, 'phone' | 'website' | 'address' | 'socialLinks'> & { city: string; district: string }

type Typed = {
  texts: Partial<Record<ProviderTextKey, string>>
  /** The answers of forms of the category, by the id of their form. */
  answers: Readonly<Record<number, Answers>>
  facts: Partial<ShownFacts>
}

const nothing: Typed = { texts: {}, answers: {}, facts: {} }
const TypedContext = createContext<readonly [Typed, Dispatch<SetStateAction<Typed>>]>([nothing, () => {}])

/** Lets the preview show what is typed in the forms next to it. */
export function TypedTexts({ children }: { children: ReactNode }) {
  return <TypedContext value={useState(nothing)}>{children}</TypedContext>
}

export const useTyped = (): Typed => use(TypedContext)[0]

/** Passes a text of a form to the preview. */
export function useTypedText(key: ProviderTextKey, text: string): void {
  const [, setTyped] = use(TypedContext)
  useEffect(() => setTyped((typed) => ({ ...typed, texts: { ...typed.texts, [key]: text } })), [key, text, setTyped])
}

/** Passes the answers of a form of the category to the preview. */
export function useTypedAnswers(formId: number, answers: Answers): void {
  const [, setTyped] = use(TypedContext)
  useEffect(() => setTyped((typed) => ({ ...typed, answers: { ...typed.answers, [formId]: answers } })), [formId, answers, setTyped])
}

/** Passes the contact, location or networks of a form to the preview. */
export function useTypedFacts(facts: Partial<ShownFacts>): void {
  const [, setTyped] = use(TypedContext)
  // By content: the form makes a new object each time.
  const changed = JSON.stringify(facts)
  useEffect(() => setTyped((typed) => ({ ...typed, facts: JSON.parse(changed) as typeof facts })), [changed, setTyped])
}
