// The parts of the generated shapes. Each check reports its problem with the code of the server.
import { charCount, isDate, isDateTime } from '@vendor-panel/contract/values'
import * as z from 'zod/mini'
import type { Code } from './codes.ts'

/** Why a value is refused: a code, and the parameters of its message. */
export type Refusal = { code: Code; params?: Record<string, number> }

/** A type with all fields required at every level, so that optional fields are compared too. */
type Full<Value> = Value extends Blob
  ? Value
  : Value extends readonly (infer Item)[]
    ? Full<Item>[]
    : Value extends object
      ? { [Name in keyof Value]-?: Full<Value[Name]> }
      : Value
type IsSame<One, Other> = [One, Full<One>, Full<Other>] extends [Other, Full<Other>, Full<One>] ? unknown : never

/** A shape of exactly one type of the contract: a missing, surplus or differently typed field is a type error. */
export function shapeOf<Wire>() {
  return <Shape extends z.ZodMiniType<Wire>>(shape: Shape & IsSame<Wire, z.output<Shape>>): z.ZodMiniType<Wire> => shape
}

/** A check that also runs if parts of the value are wrong, so that all problems are reported at once. */
function check<Value>(refusalOf: (value: Value) => Refusal | null, isValue: (value: unknown) => boolean) {
  return z.check<Value>(
    ({ value, issues }) => {
      const refusal = refusalOf(value)
      if (refusal) issues.push({ code: 'custom', input: value, params: refusal })
    },
    { when: ({ value }) => isValue(value) },
  )
}

function ofText(refusalOf: (text: string) => Refusal | null) {
  return check(refusalOf, (value) => typeof value === 'string')
}

/** A text with this many code points, not code units (VAL-05). An empty text below the minimum is missing (VAL-02). */
export function text(min: number, max: number, ...more: z.core.$ZodCheck<string>[]) {
  const length = ofText((value) => {
    const count = charCount(value)
    if (count < min) return min === 1 ? { code: 'required' } : { code: 'too_short', params: { min } }
    return count > max ? { code: 'too_long', params: { max } } : null
  })
  return z.string().check(length, ...more)
}

export function matching(pattern: RegExp) {
  return ofText((value) => (pattern.test(value) ? null : { code: 'format' }))
}
export const date = /* @__PURE__ */ ofText((value) => (isDate(value) ? null : { code: 'format' }))
export const dateTime = /* @__PURE__ */ ofText((value) => (isDateTime(value) ? null : { code: 'format' }))
export const uri = /* @__PURE__ */ ofText((value) => (URL.canParse(value) ? null : { code: 'format' }))

function within(min: number, max: number, isWhole: boolean) {
  return check<number>(
    (value) => {
      if (isWhole && !Number.isInteger(value)) return { code: 'kind' }
      if (value < min) return { code: 'at_least', params: { min } }
      return value > max ? { code: 'at_most', params: { max } } : null
    },
    (value) => typeof value === 'number' && Number.isFinite(value),
  )
}

export function number(min: number, max: number) {
  return z.number().check(within(min, max, false))
}

export function whole(min: number, max: number) {
  return z.number().check(within(min, max, true))
}

export function list<Part extends z.ZodMiniType>(part: Part, min: number, max: number) {
  const length = check<unknown[]>((items) => {
    if (items.length < min) return { code: 'too_few', params: { min } }
    return items.length > max ? { code: 'too_many', params: { max } } : null
  }, Array.isArray)
  return z.array(part).check(length)
}

/** No duplicates. */
export const unique = /* @__PURE__ */ check<unknown[]>(
  (items) => (new Set(items).size === items.length ? null : { code: 'kind' }),
  Array.isArray,
)

/** Minimum and maximum number of fields: a change has at least one. */
export function fieldCount(min: number, max: number) {
  return check<object>(
    (value) => {
      const count = Object.keys(value).length
      if (count < min) return { code: 'kind', params: { min } }
      return count > max ? { code: 'kind', params: { max } } : null
    },
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
}

/** A file of a form; rules check its size and content (FILE-03). */
export const file = /* @__PURE__ */ z.custom<Blob>((value) => value instanceof Blob)
