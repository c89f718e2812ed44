import type { ProviderTextKey } from '@vendor-panel/domain'
import { createContext, use, useEffect, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'

type Texts = Partial<Record<ProviderTextKey, string>>

const TypedContext = createContext<readonly [Texts, Dispatch<SetStateAction<Texts>>]>([{}, () => {}])

/** Lets the preview show what is typed in the forms next to it. */
export function TypedTexts({ children }: { children: ReactNode }) {
  return <TypedContext value={useState<Texts>({})}>{children}</TypedContext>
}

export const useTypedTexts = (): Texts => use(TypedContext)[0]

/** Passes a text of a form to the preview. */
export function useTypedText(key: ProviderTextKey, text: string): void {
  const [, setTexts] = use(TypedContext)
  useEffect(() => setTexts((texts) => ({ ...texts, [key]: text })), [key, text, setTexts])
}
