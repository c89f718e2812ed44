import { cardProblems, isBlank, type FieldProblem } from '@vendor-panel/domain'
import type { CardValues } from '@vendor-panel/ui'

export type CardField = 'holderName' | 'number' | 'expiryMonth' | 'cvv'

/** The card in a form: its fields keep what is typed for themselves (PAY-13), and their errors belong to these names. */
export type NoCard = Readonly<Record<CardField, null>>
export const noCard: NoCard = { holderName: null, number: null, expiryMonth: null, cvv: null }

/** The name of a card that is saved, and whether it is used first. */
export type CardSaving = { name: string; isPrimary: boolean }

/** The same as the server takes it. */
export const savingOf = ({ name, isPrimary }: CardSaving) => ({ isPrimary, ...(!isBlank(name) && { name: name.trim() }) })

/** The problems of a new card, with one error at the one field of its expiry. */
export function newCardProblems(card: CardValues, today: Temporal.PlainDate): FieldProblem[] {
  const found = cardProblems(card, today)
  const hasMonth = found.some(({ path }) => path === 'expiryMonth')
  return found.flatMap((problem) => (problem.path !== 'expiryYear' ? problem : hasMonth ? [] : { ...problem, path: 'expiryMonth' }))
}
