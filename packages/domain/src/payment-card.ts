import { fieldProblem, isBlank, lengthProblem, present, requiredProblems } from './field.ts'
import type { FieldProblem } from './field.ts'
import { latinDigits } from './search-fold.ts'

/** Maximum number of cards of an account (PAY-03, CONST-04). */
export const savedCardsMax = 10

/** As printed on cards, and room for more; our choice. */
const holderNameMaxLength = 100

/** A card as form values (PAY-02). Sent to the bank's tokeniser only; never logged, cached or stored (PAY-13). */
export interface CardInput {
  holderName: string
  number: string
  /** 1 to 12. */
  expiryMonth: string | number
  /** Four digits, or the last two. */
  expiryYear: string | number
  cvv: string
}

/** A card as the bank's tokeniser takes it: Latin digits, four-digit year (PAY-02). */
export interface CardBody {
  holderName: string
  number: string
  expiryMonth: number
  expiryYear: number
  cvv: string
}

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'troy' | 'discover' | 'other'

/** The names of the brands, the same in every language; `other` has none (PAY-20). */
export const cardBrandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  troy: 'Troy',
  discover: 'Discover',
  other: '',
}

const brands: [Exclude<CardBrand, 'other'>, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
  ['troy', /^9792/],
  // Troy shares 65 with Discover, which wins where nothing else decides.
  ['discover', /^(6011|64[4-9]|65)/],
]

/** The digits of a card number without spaces (PAY-04). */
export function cardDigits(number: string): string {
  return latinDigits(number).replace(/[\s-]/g, '')
}

/** The brand by the first digits; `other` for all brands that are not listed (PAY-02). */
export function cardBrand(number: string): CardBrand {
  const digits = cardDigits(number)
  return brands.find(([, start]) => start.test(digits))?.[0] ?? 'other'
}

/** Whether the check digit is right (PAY-04). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** The problems of a card: number, expiry in the month of `today`, security code (PAY-04). */
export function cardProblems(card: CardInput, today: Temporal.PlainDate): FieldProblem[] {
  const { holderName, number, expiryMonth, expiryYear, cvv } = card
  const missing = requiredProblems({ holderName, number, expiryMonth: String(expiryMonth), expiryYear: String(expiryYear), cvv })
  const tooLong = lengthProblem('holderName', holderName.trim(), { maxLength: holderNameMaxLength })
  const wrongField = cardTextProblem('holderName', holderName)
  return [...missing, ...present([tooLong, wrongField, numberProblem(number), expiryProblem(card, today), cvvProblem(cvv, number)])]
}

/** A card number that was typed into a text that is stored: the name of a card, or of its holder (PAY-13). */
export function cardTextProblem(path: string, text: string): FieldProblem | null {
  return /\d([ -]?\d){11}/.test(latinDigits(text)) ? fieldProblem(path, 'format') : null
}

/** The body of a card, in Latin digits; null if it has problems (PAY-02, PAY-04). */
export function cardBody(card: CardInput, today: Temporal.PlainDate): CardBody | null {
  if (cardProblems(card, today).length > 0) return null
  const { month, year } = expiryOf(card)
  return {
    holderName: card.holderName.trim(),
    number: cardDigits(card.number),
    expiryMonth: Number(month),
    expiryYear: fullYear(year),
    cvv: typedDigits(card.cvv),
  }
}

function numberProblem(number: string): FieldProblem | null {
  const digits = cardDigits(number)
  if (isBlank(number) || (/^[1-9]\d{11,18}$/.test(digits) && passesLuhn(digits))) return null
  return fieldProblem('number', 'card_number')
}

/** A card is valid to the last day of its month; more than 20 years ahead is a typing error. */
function expiryProblem(card: CardInput, today: Temporal.PlainDate): FieldProblem | null {
  const { month, year } = expiryOf(card)
  if (!month || !year) return null
  if (!/^(0?[1-9]|1[0-2])$/.test(month) || !/^(\d{2}|\d{4})$/.test(year)) return fieldProblem('expiryMonth', 'invalid_date')
  const monthsAhead = (fullYear(year) - today.year) * 12 + Number(month) - today.month
  if (monthsAhead > 20 * 12) return fieldProblem('expiryMonth', 'invalid_date')
  return monthsAhead < 0 ? fieldProblem('expiryMonth', 'card_expired') : null
}

const typedDigits = (typed: string | number) => latinDigits(String(typed).trim())
const expiryOf = ({ expiryMonth, expiryYear }: CardInput) => ({ month: typedDigits(expiryMonth), year: typedDigits(expiryYear) })
const fullYear = (year: string) => (year.length === 2 ? 2_000 : 0) + Number(year)

/** Three digits, four for American Express, either if the brand is unknown (PAY-04). */
function cvvProblem(cvv: string, number: string): FieldProblem | null {
  const digits = typedDigits(cvv)
  const brand = cardBrand(number)
  const lengths = brand === 'other' ? [3, 4] : [brand === 'amex' ? 4 : 3]
  return digits === '' || (/^\d+$/.test(digits) && lengths.includes(digits.length)) ? null : fieldProblem('cvv', 'card_cvv')
}

/** Whether the account may have another card (PAY-03). */
export function cardLimitProblem(savedCards: number): FieldProblem | null {
  return savedCards >= savedCardsMax ? fieldProblem('save', 'card_limit', { max: savedCardsMax }) : null
}

/**
 * The cards after one was added: it is primary if no other is, and a new primary card replaces the old one, so that exactly one is
 * (PAY-04).
 */
export function withCard<Card extends { isPrimary: boolean }>(cards: readonly Card[], card: Card): Card[] {
  const isPrimary = card.isPrimary || !cards.some((one) => one.isPrimary)
  return [...cards.map((one) => (isPrimary ? { ...one, isPrimary: false } : one)), { ...card, isPrimary }]
}

/** The cards after one was removed: if it was primary, the newest remaining one becomes primary (PAY-04). */
export function withoutCard<Card extends { id: number; isPrimary: boolean }>(cards: readonly Card[], id: number): Card[] {
  const left = cards.filter((card) => card.id !== id)
  if (left.some((card) => card.isPrimary)) return left
  return left.map((card, index) => ({ ...card, isPrimary: index === left.length - 1 }))
}

/** The visible part of a card number: its last four digits (PAY-13). */
export function maskedCard(number: string): string {
  return `•••• ${cardDigits(number).slice(-4)}`
}
