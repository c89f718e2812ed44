/**
 * A bank in memory, for the demo and for tests: tokens, cards, charges and the pages on which a person confirms them. It keeps no
 * numbers and no security codes, only how the card is treated.
 */
import { randomUUID } from 'node:crypto'
import { cardBody, cardBrand, countryConfig, type CardInput } from '@vendor-panel/domain'
import type { CardFacts, CardSource, Charge, ChargeResult, KeptCard, PaymentBank } from './payment-bank.ts'
import { installmentsOf, outcomeOf, type SandboxOutcome } from './sandbox-cards.ts'
import { isSignatureOf, signatureOf } from './signature.ts'

interface Card {
  facts: CardFacts
  outcome: SandboxOutcome
  bin: string
}
interface Token extends Card {
  expiresAt: number
  /** The charge, or the kept card, that has used it up. */
  usedBy?: string
}
interface Entry {
  charge: Charge
  card: Card
  result: ChargeResult
  /** The name of its page. */
  page: string
}

/** What a page of the bank does. */
export type Decision = 'approve' | 'decline'

const tokenMinutes = 15
/** Reserved for examples (RFC 2606): no bank is there. */
const wrongHost = 'https://pay.bank.invalid/confirm'

export interface SandboxBank extends PaymentBank {
  /** What the tokeniser does; null if the card is not valid. */
  tokenise(card: CardInput): { token: string } | null
  /** The charge that waits behind a page. */
  entryOf(page: string): Entry | undefined
  /** The pages that wait, the latest first. */
  waiting(): { page: string; amount: number; currency: string }[]
  decide(page: string, decision: Decision): void
  /** The form with which a page sends the browser back. */
  returnOf(entry: Entry): { url: string; reference: string; signature: string }
  /** Every charge that took money. */
  charged(): Charge[]
}

/** @param origin Where its pages are. @param secret What it shares with the server. */
export function sandboxBank(origin: string, secret: string, now: () => Temporal.Instant = () => Temporal.Now.instant()): SandboxBank {
  const tokens = new Map<string, Token>()
  const cards = new Map<string, Card>()
  const keptFor = new Map<string, string>()
  const entries = new Map<string, Entry | 'cancelled'>()
  const byPage = new Map<string, string>()
  const seconds = () => now().epochMilliseconds / 1000

  function sourceCard(source: CardSource, usedBy: string): Card | undefined {
    if ('card' in source) return cards.get(source.card)
    const token = tokens.get(source.token)
    const isValid = token && token.expiresAt > seconds() && (token.usedBy ?? usedBy) === usedBy
    if (isValid) token.usedBy = usedBy
    return isValid ? token : undefined
  }

  function keepCard({ facts, outcome, bin }: Card): string {
    const card = `card_${randomUUID()}`
    cards.set(card, { facts, outcome, bin })
    return card
  }

  function take(entry: Entry): ChargeResult {
    const { charge, card } = entry
    const keptAs = charge.isKept && 'token' in charge.source ? keepCard(card) : null
    entry.result = { status: 'charged', facts: card.facts, keptAs }
    return entry.result
  }

  function firstResult(entry: Entry): ChargeResult {
    const { card, charge, page } = entry
    const { facts } = card
    const refused = { refused: 'refused_by_bank', 'no-funds': 'insufficient_funds', expired: 'card_expired' } as const
    const step = { status: 'waiting', facts, html: null, redirectUrl: null } as const
    const url = `${origin}/confirm/${page}`
    switch (card.outcome) {
      case 'refused':
      case 'no-funds':
      case 'expired':
        return { status: 'refused', reason: refused[card.outcome], facts }
      case 'wrong-host':
        return { ...step, redirectUrl: wrongHost }
      case 'no-form':
        return step
      case 'form':
        return { ...step, html: `<form method="post" action="${url}"><input type="hidden" name="session" value="${page}"></form>` }
      case 'no-answer':
        return take(entry)
      case 'page':
        return charge.isAsking3d ? { ...step, redirectUrl: url } : take(entry)
    }
  }

  const entryOf = (page: string) => {
    const entry = entries.get(byPage.get(page) ?? '')
    return entry === 'cancelled' ? undefined : entry
  }
  const resultOf = (reference: string): ChargeResult => {
    const entry = entries.get(reference)
    if (entry === 'cancelled') return { status: 'refused', reason: 'cancelled', facts: null }
    return entry?.result ?? { status: 'unknown' }
  }

  return {
    tokenUrl: `${origin}/tokens`,
    hostsIn: (countryCode) => [...countryConfig(countryCode).bankHosts, origin],
    tokenise(typed) {
      const body = cardBody(typed, now().toZonedDateTimeISO('UTC').toPlainDate())
      if (!body) return null
      const { number, holderName, expiryMonth, expiryYear } = body
      const token = `tok_${randomUUID()}`
      const facts = { brand: cardBrand(number), lastFour: number.slice(-4), holderName, expiryMonth, expiryYear }
      tokens.set(token, { facts, outcome: outcomeOf(number), bin: number.slice(0, 6), expiresAt: seconds() + tokenMinutes * 60 })
      return { token }
    },
    charge(charge) {
      const { reference, source, installmentCount } = charge
      if (entries.has(reference)) return Promise.resolve(resultOf(reference))
      const card = sourceCard(source, reference)
      if (!card) return Promise.resolve({ status: 'invalid', code: 'card_token_invalid' })
      if (!installmentsOf(card.bin).includes(installmentCount))
        return Promise.resolve({ status: 'invalid', code: 'installments_not_offered' })
      const page = randomUUID()
      const entry: Entry = { charge, card, page, result: { status: 'unknown' } }
      entry.result = firstResult(entry)
      entries.set(reference, entry)
      byPage.set(page, reference)
      return card.outcome === 'no-answer' ? Promise.reject(new Error('The answer is lost')) : Promise.resolve(entry.result)
    },
    result: (reference) => Promise.resolve(resultOf(reference)),
    cancel(reference) {
      const entry = entries.get(reference)
      if (entry !== 'cancelled' && entry?.result.status === 'charged') return Promise.resolve('charged')
      entries.set(reference, 'cancelled')
      return Promise.resolve('cancelled')
    },
    keep(token, reference) {
      const kept = keptFor.get(reference)
      const card = kept === undefined ? sourceCard({ token }, reference) : cards.get(kept)
      if (!card) return Promise.resolve(null)
      const name = kept ?? keepCard(card)
      keptFor.set(reference, name)
      return Promise.resolve<KeptCard>({ ...card.facts, card: name })
    },
    forget(card) {
      cards.delete(card)
      return Promise.resolve()
    },
    installments(source) {
      const bin = 'bin' in source ? source.bin : cards.get(source.card)?.bin
      return Promise.resolve(bin === undefined ? [1] : installmentsOf(bin))
    },
    isSigned: (reference, signature) => isSignatureOf(secret, reference, signature),
    entryOf,
    waiting() {
      const open = [...entries.values()].filter((entry) => entry !== 'cancelled').filter(({ result }) => result.status === 'waiting')
      return open.toReversed().map(({ page, charge: { amount, currency } }) => ({ page, amount, currency }))
    },
    decide(page, decision) {
      const entry = entryOf(page)
      if (entry?.result.status !== 'waiting') return
      if (decision === 'approve') take(entry)
      else entry.result = { status: 'refused', reason: 'not_confirmed', facts: entry.card.facts }
    },
    returnOf: ({ charge: { returnUrl, reference } }) => ({ url: returnUrl, reference, signature: signatureOf(secret, reference) }),
    charged: () =>
      [...entries.values()].flatMap((entry) => (entry !== 'cancelled' && entry.result.status === 'charged' ? [entry.charge] : [])),
  }
}
