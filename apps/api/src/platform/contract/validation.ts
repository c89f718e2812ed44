/** Input is validated against the contract by two validators: URLs are text and are converted, bodies are not. */
import { createRequire } from 'node:module'
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FormatsPlugin } from 'ajv-formats'
import type { ContractOperation, Schema } from './document.ts'
import type { FieldCode, FieldRefusal } from './refusal.ts'

// its default export is not a function for an ES module
const addFormats = createRequire(import.meta.url)('ajv-formats') as FormatsPlugin

/**
 * Days and instants that clock and database support: the first and the last year are excluded, so that a day more or less is still
 * valid; an instant is RFC 3339, to the nanosecond at most.
 */
const ourTimes: Record<string, RegExp> = {
  date: /^(?!0000|9999)\d{4}-/,
  'date-time': /^(?!0000|9999)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i,
}

function withOurTimes(ajv: Ajv2020): Ajv2020 {
  for (const [name, pattern] of Object.entries(ourTimes)) {
    const { validate } = ajv.formats[name] as { validate: (text: string) => boolean }
    ajv.addFormat(name, (text) => pattern.test(text) && validate(text))
  }
  return ajv
}

const settings: Options = { strict: false, allErrors: true, discriminator: true, removeAdditional: false }
const addresses = withOurTimes(addFormats(new Ajv2020({ ...settings, useDefaults: true, coerceTypes: 'array' })))
// JSON allows a number that no double can hold; converted numbers of a URL are limited by their bounds.
const bodies = withOurTimes(addFormats(new Ajv2020({ ...settings, useDefaults: true, coerceTypes: false, strictNumbers: true })))
/** Answers are validated without defaults or conversions, which would hide a mistake. */
const answers = addFormats(new Ajv2020({ ...settings, useDefaults: false, coerceTypes: false }))

export interface Arrived {
  path: unknown
  query: unknown
  headers: unknown
  body: unknown
}

/** All problems, those of the URL first; values of URLs are converted in place. */
export type InputCheck = (arrived: Arrived) => FieldRefusal[] | undefined

export function inputCheck({ parameters, body }: ContractOperation): InputCheck {
  const parametersIn = (location: string) => parameters.filter((parameter) => parameter.in === location)
  const lists = parametersIn('query')
    .filter(({ explode }) => explode === false)
    .map(({ name }) => name)
  const path = compileLater(addresses, objectOf(parametersIn('path')))
  // A misspelt filter would otherwise be ignored and return everything.
  const query = compileLater(addresses, { ...objectOf(parametersIn('query')), additionalProperties: false })
  const headers = compileLater(
    addresses,
    objectOf(parametersIn('header').map((header) => ({ ...header, name: header.name.toLowerCase() }))),
  )
  // The fields of a form are text, like those of a URL.
  const content = body ? compileLater(body.mediaType === 'application/json' ? bodies : addresses, body.schema) : () => undefined
  return (arrived) => {
    splitLists(arrived.query as Record<string, unknown>, lists)
    const found = [path(arrived.path), content(arrived.body ?? null), query(arrived.query), headers(arrived.headers)]
    return found.some(Boolean) ? found.flatMap((errors) => errors ?? []).slice(0, fieldsMax) : undefined
  }
}

/** How an answer violates the contract. */
export function answerCheck({ answers: schemas }: ContractOperation): (status: number, body: unknown) => FieldRefusal[] | undefined {
  const checks = new Map([...schemas].map(([status, schema]) => [status, compileLater(answers, schema)]))
  return (status, body) => checks.get(status)?.(body)
}

function objectOf(parameters: ContractOperation['parameters']): object {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  return { type: 'object', properties, required: parameters.filter(({ required }) => required).map(({ name }) => name) }
}

/** `providerIds=3,7` arrives as one text. */
function splitLists(query: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) {
    const value = query[name]
    if (typeof value === 'string') query[name] = value === '' ? [] : value.split(',')
  }
}

/** Compiled at the first call: compiling hundreds of schemas at once would dominate the start-up time. */
function compileLater(validator: Ajv2020, schema: object): (value: unknown) => FieldRefusal[] | undefined {
  let check: ValidateFunction | undefined
  return (value) => {
    check ??= validator.compile(schema as Schema)
    return check(value) ? undefined : fieldRefusals(check.errors ?? [])
  }
}

const codes: Record<string, FieldCode> = {
  required: 'required',
  maxLength: 'too_long',
  minLength: 'too_short',
  maximum: 'at_most',
  minimum: 'at_least',
  maxItems: 'too_many',
  minItems: 'too_few',
  enum: 'not_allowed',
  const: 'not_allowed',
  discriminator: 'not_allowed',
  pattern: 'format',
  format: 'format',
  additionalProperties: 'unknown_field',
}
/** The codes that any field may get; those of rules are declared by their operations. */
export const generalFieldCodes: ReadonlySet<string> = new Set([...Object.values(codes), 'kind'])

const fieldsMax = 50

/** The errors of a validator as field errors: one for each path, written as in a form (ERR-06). */
function fieldRefusals(errors: readonly ErrorObject[]): FieldRefusal[] {
  const byPath = new Map<string, FieldRefusal>()
  for (const error of errors) {
    // A failed union reports each branch and itself; only the branches that are not null are relevant.
    if ((error.keyword === 'oneOf' && errors.length > 1) || isOfNull(error)) continue
    const refusal = fieldRefusal(error)
    if (!byPath.has(refusal.path) && byPath.size < fieldsMax) byPath.set(refusal.path, refusal)
  }
  return [...byPath.values()]
}

const isOfNull = ({ keyword, params }: ErrorObject) => keyword === 'type' && (params as { type: unknown }).type === 'null'

function fieldRefusal({ keyword, params, instancePath }: ErrorObject): FieldRefusal {
  const values = params as Record<string, unknown>
  const inner = values['missingProperty'] ?? values['additionalProperty'] ?? (keyword === 'discriminator' ? values['tag'] : undefined)
  const path = fieldPath(typeof inner === 'string' ? `${instancePath}/${inner}` : instancePath)
  const limit = values['limit']
  // An empty text where a minimum length applies is missing (VAL-02).
  if (keyword === 'minLength' && limit === 1) return { path, code: 'required' }
  const code = codes[keyword] ?? 'kind'
  return typeof limit === 'number' ? { path, code, params: { [keyword.startsWith('max') ? 'max' : 'min']: limit } } : { path, code }
}

/** `/prices/0/price` → `prices[0].price` */
function fieldPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, 100))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')
}
