import type { ProviderTextKey } from '@vendor-panel/domain'
import { createContext, use, useEffect, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import type { Answers } from './form-answers.ts'

type Typed = {
  texts: Partial<Record<ProviderTextKey, string>>
  /** The answers of forms of the category, by the id of their form. */
  answers: Readonly<Record<number, Answers>>
}

const nothing: Typed = { texts: {}, answers: {} }
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
