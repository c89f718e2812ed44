import * as z from 'zod/mini'
import type { components } from '@vendor-panel/contract'

export type Schemas = components['schemas']

/** A shape of exactly a wire type: one that misses a word of the contract, or knows one more, does not compile. */
export function shapeOf<Wire>() {
  return <Shape extends z.ZodMiniType<Wire>>(shape: Shape & (Wire extends z.output<Shape> ? unknown : never)): z.ZodMiniType<Wire> => shape
}

export const text = (max: number, min = 1) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max))
export const whole = (min: number, max: number) => z.number().check(z.int(), z.minimum(min), z.maximum(max))
export const id = whole(1, Number.MAX_SAFE_INTEGER)
export const date = z.iso.date()
export const moment = z.iso.datetime()
/** A field that may be left out, or be emptied. */
export const maybe = <Part extends z.ZodMiniType>(part: Part) => z.exactOptional(z.nullable(part))
