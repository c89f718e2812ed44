/**
 * The port to the bank that charges cards. An adapter sends these calls to a bank: `http-bank.ts` to one that speaks the protocol of the
 * sandbox. No call takes a number or a security code: the browser sends them to `tokenUrl` only (PAY-13).
 */
import type { components } from '@vendor-panel/contract'
import { countryConfig } from '@vendor-panel/domain'

type Schemas = components['schemas']

/** The visible data of a card. */
export interface CardFacts {
  brand: Schemas['PaymentCard']['brand']
  lastFour: string
  holderName: string
  expiryMonth: number
  expiryYear: number
}

/** A card that the bank keeps; `card` is its name there. */
export interface KeptCard extends CardFacts {
  card: string
}

/** A new card by its token, or one that the bank keeps. */
export type CardSource = { token: string } | { card: string }

export interface Charge {
  /** The bank charges once under it, however often it is asked. */
  reference: string
  source: CardSource
  /** Whole units of the currency. */
  amount: number
  currency: string
  installmentCount: number
  /** Whether the bank keeps a new card when it is charged (PAY-19). */
  isKept: boolean
  /** Whether its own page is asked for where the bank leaves the choice. */
  isAsking3d: boolean
  /** Where its page sends the browser back to. */
  returnUrl: string
}

export type RefusalReason = 'refused_by_bank' | 'insufficient_funds' | 'card_expired' | 'not_confirmed' | 'cancelled'

/** What became of a charge. */
export type ChargeResult =
  | { status: 'charged'; facts: CardFacts | null; keptAs: string | null }
  | { status: 'refused'; reason: RefusalReason; facts: CardFacts | null }
  /** The holder of the card has to confirm it on a page of the bank (3-D Secure). */
  | { status: 'waiting'; facts: CardFacts; html: string | null; redirectUrl: string | null }
  /** Nothing was charged: the call itself is wrong. */
  | { status: 'invalid'; code: 'card_token_invalid' | 'installments_not_offered' }
  /** The bank knows nothing under this reference. */
  | { status: 'unknown' }

/** Calls reject if the bank does not answer; then only `result` shows whether it has charged. */
export interface PaymentBank {
  /** Where the browser sends a card; null without a bank. */
  tokenUrl: string | null
  /** Hosts of its pages for accounts of a country (PAY-10); an origin where it is on this machine. */
  hostsIn(countryCode: string): readonly string[]
  charge(charge: Charge): Promise<ChargeResult>
  result(reference: string): Promise<ChargeResult>
  /** From then on nothing is charged under this reference; `charged` if it was already. */
  cancel(reference: string): Promise<'cancelled' | 'charged'>
  /** Keeps the card of a token; null if the token is not valid. The same reference gets the same card again. */
  keep(token: string, reference: string): Promise<KeptCard | null>
  forget(card: string): Promise<void>
  /** The numbers of instalments that it offers for a card; 1 is always one of them. */
  installments(source: { bin: string } | { card: string }): Promise<number[]>
  /** Whether the form that the browser has brought back is signed by the bank. */
  isSigned(reference: string, signature: string): boolean
}

/** Without a configured bank nothing can be paid by card. */
export const missingBank: PaymentBank = {
  tokenUrl: null,
  hostsIn: (countryCode) => countryConfig(countryCode).bankHosts,
  charge: () => Promise.resolve({ status: 'invalid', code: 'card_token_invalid' }),
  result: () => Promise.resolve({ status: 'unknown' }),
  cancel: () => Promise.resolve('cancelled'),
  keep: () => Promise.resolve(null),
  forget: () => Promise.resolve(),
  installments: () => Promise.resolve([1]),
  isSigned: () => false,
}
