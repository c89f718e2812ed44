import { fieldProblem, type FieldProblem } from './field.ts'
import { latinDigits } from './search-fold.ts'

/** Digits of a one-time code (CONST-02). */
export const codeDigits = 6
/** Lifetime of a code, in seconds (AUTH-22, CONST-02). */
export const codeTtlSeconds = 120
/** Number of tries for a code (AUTH-23). */
export const codeTriesMax = 5

/** The six digits of a pasted or typed code, in any script, spaces ignored; null unless there are exactly six (AUTH-03, AUTH-24). */
export function parseCode(text: string): string | null {
  const digits = latinDigits(text).replace(/[\s\p{Cf}-]/gu, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/**
 * Whole seconds until a code may be sent again, which is when the old one ends; 0 if it may be sent now (AUTH-22, AUTH-23). A clock that
 * was set back never makes it longer than the lifetime.
 */
export function codeSecondsLeft(sentAt: Temporal.Instant, now: Temporal.Instant): number {
  const passedMs = now.epochMilliseconds - sentAt.epochMilliseconds
  return Math.min(codeTtlSeconds, Math.max(0, Math.ceil(codeTtlSeconds - passedMs / 1_000)))
}

/**
 * The reason why an entered code is refused before it is compared, or null (AUTH-23). `tries` counts the tries already made; the minutes of
 * `too_many_tries` last until a new code may be sent, at least one.
 */
export function codeProblem(
  text: string,
  request: { sentAt: Temporal.Instant; tries: number },
  now: Temporal.Instant,
): FieldProblem<'code_wrong' | 'code_expired' | 'too_many_tries'> | null {
  const secondsLeft = codeSecondsLeft(request.sentAt, now)
  if (request.tries >= codeTriesMax) return fieldProblem('code', 'too_many_tries', { minutes: Math.max(1, Math.ceil(secondsLeft / 60)) })
  if (secondsLeft === 0) return fieldProblem('code', 'code_expired')
  return parseCode(text) === null ? fieldProblem('code', 'code_wrong') : null
}
