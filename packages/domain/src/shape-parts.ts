import * as z from 'zod/mini'
import type { components } from '@vendor-panel/contract'
import type { Code } from './codes.ts'
import { charCount } from './field.ts'

export type Schemas = components['schemas']

/** A shape of exactly a wire type: one that misses a word of the contract, or knows one more, does not compile. */
export function shapeOf<Wire>() {
  return <Shape extends z.ZodMiniType<Wire>>(shape: Shape & (Wire extends z.output<Shape> ? unknown : never)): z.ZodMiniType<Wire> => shape
}

/** The bounds of a text in code points, as the contract and `lengthProblem` count, not in the units of JavaScript (VAL-05). */
export const chars = (max: number, min = 0) =>
  z.check<string>(({ value, issues }) => {
    const issue = { origin: 'string', inclusive: true, input: value } as const
    if (charCount(value) < min) issues.push({ ...issue, code: 'too_small', minimum: min })
    else if (charCount(value) > max) issues.push({ ...issue, code: 'too_big', maximum: max })
  })
export const text = (max: number, min = 1) => z.string().check(z.trim(), chars(max, min))
export const whole = (min: number, max: number) => z.number().check(z.int(), z.minimum(min), z.maximum(max))
export const id = whole(1, Number.MAX_SAFE_INTEGER)
/** What a rule takes; the code says why it does not take the rest. */
export const takenBy = (code: Code, takes: (text: string) => boolean) => z.refine<string>(takes, { params: { code } })
// Days and moments that can be reckoned with, as the server has them: neither the first nor the last year, no more than nanoseconds.
const reckoned = takenBy('invalid_date', (text) => !/^(?:0000|9999)|\.\d{10}/.test(text))
export const date = z.iso.date().check(reckoned)
export const moment = z.iso.datetime({ offset: true }).check(reckoned)
/** A field that may be left out, or be emptied. */
export const maybe = <Part extends z.ZodMiniType>(part: Part) => z.exactOptional(z.nullable(part))
