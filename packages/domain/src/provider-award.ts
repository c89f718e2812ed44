import { entryOf } from './entry-of.ts'

/** The badges of a provider, each with the number that earns its levels; our choice (PROV-17, PROV-18). */
export const awardTargets = {
  /** Couples answered within `fastAnswerMinutes` of the counted time. */
  fast_answer: [10, 50, 200],
  /** Couples who booked. */
  weddings: [5, 25, 100],
  /** Published photos; the second target is that of the tips (PROV-31). */
  photos: [10, 30, 100],
} as const satisfies Record<string, readonly [number, number, number]>
export type AwardCode = keyof typeof awardTargets

/** An answer within two hours of the counted time is a fast one; our choice. */
export const fastAnswerMinutes = 120

/**
 * The level of a badge at a number, 0 while it is not earned, and the target of the next level; at the last level its own target (PROV-18).
 * An unknown badge is never earned.
 */
export function awardLevel(code: string, value: number): { level: number; target: number } {
  const targets: readonly number[] = entryOf(awardTargets, code) ?? []
  const level = targets.filter((target) => value >= target).length
  return { level, target: targets[level] ?? targets.at(-1) ?? Infinity }
}
