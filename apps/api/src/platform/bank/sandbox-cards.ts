import { cardBrand } from '@vendor-panel/domain'

/** How the sandbox treats a card. */
export type SandboxOutcome = 'page' | 'form' | 'refused' | 'no-funds' | 'expired' | 'wrong-host' | 'no-form' | 'no-answer'

/** The cards of the sandbox; any other valid number is treated like the first. */
export const sandboxCards: readonly { number: string; outcome: SandboxOutcome; about: string }[] = [
  { number: '4242424242424242', outcome: 'page', about: 'a page of the bank, to approve, decline or wait' },
  { number: '5555555555554444', outcome: 'form', about: 'the same page, reached by a form' },
  { number: '4000000000000002', outcome: 'refused', about: 'refused' },
  { number: '4000000000009995', outcome: 'no-funds', about: 'refused for insufficient funds' },
  { number: '4000000000000069', outcome: 'expired', about: 'refused as expired' },
  { number: '4000000000000101', outcome: 'wrong-host', about: 'a page on a host that is not the bank’s' },
  { number: '4000000000000341', outcome: 'no-form', about: 'neither a form nor a page' },
  { number: '4000000000000119', outcome: 'no-answer', about: 'charged, but the answer is lost' },
]

export const outcomeOf = (number: string): SandboxOutcome => sandboxCards.find((card) => card.number === number)?.outcome ?? 'page'

/** Instalments that the bank offers, by the brand of the card. */
export function installmentsOf(bin: string): number[] {
  return cardBrand(bin) === 'amex' ? [1] : [1, 3, 6, 12]
}
