import type { components } from '@vendor-panel/contract'

/**
 * The texts of an account's people: names and sentences of one language and one trade. Variables in braces are filled in:
 * {couple} {first} {provider} {date} {guests} {vendor}.
 */
export interface Voice {
  locale: components['schemas']['Locale']
  /** First names, each with its form in e-mail addresses. */
  hers: readonly (readonly [name: string, mail: string])[]
  his: readonly (readonly [name: string, mail: string])[]
  families: readonly (readonly [name: string, mail: string])[]
  coupleOf: (her: string, his: string) => string
  phoneOf: (digits: string) => string
  budget: { from: number; to: number; step: number }
  guests: { from: number; to: number }
  /** A first message has one of each, in this order. */
  openings: readonly string[]
  wishes: readonly string[]
  questions: readonly string[]
  closings: readonly string[]
  subject: string
  replySubject: string
  answers: readonly string[]
  replies: readonly string[]
  followUps: readonly string[]
  shortMessages: readonly string[]
  farewells: readonly string[]
  notes: readonly string[]
  callNotes: { no_answer: readonly string[]; busy: readonly string[]; line_closed: readonly string[]; talked: readonly string[] }
  offerNotes: readonly string[]
  rivals: readonly string[]
  spam: readonly string[]
  otherEvents: readonly string[]
}
