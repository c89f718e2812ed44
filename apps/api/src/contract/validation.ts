/** What arrives is checked against the contract by two validators: addresses are text and are converted, bodies are not. */
import { createRequire } from 'node:module'
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FormatsPlugin } from 'ajv-formats'
import type { FieldCode, FieldRefusal } from './refusal.ts'

// its default export is not a function for an ES module
const addFormats = createRequire(import.meta.url)('ajv-formats') as FormatsPlugin

const settings: Options = { strict: false, allErrors: true, discriminator: true, removeAdditional: false }
const addresses = addFormats(new Ajv2020({ ...settings, useDefaults: true, coerceTypes: 'array' }))
const bodies = addFormats(new Ajv2020({ ...settings, useDefaults: true, coerceTypes: false }))
/** Answers are checked as they stand: a default or a conversion would hide a mistake. */
const answers = addFormats(new Ajv2020({ ...settings, useDefaults: false, coerceTypes: false }))

type Check = Pick<ValidateFunction, 'errors'> & ((value: unknown) => boolean)

export function validatorCompiler({ schema, httpPart }: { schema: unknown; httpPart?: string | undefined }): Check {
  if (httpPart === 'body') return compileLater(bodies, schema as object)
  if (httpPart === 'headers') return compileLater(addresses, withLowerCaseNames(schema as HeadersSchema))
  // A misspelt filter would otherwise answer everything.
  return compileLater(addresses, httpPart === 'querystring' ? { ...(schema as object), additionalProperties: false } : (schema as object))
}

interface HeadersSchema {
  properties?: Record<string, unknown>
  required?: string[]
}

/** Headers arrive in lower case; the framework would see to it only without a compiler of our own. */
function withLowerCaseNames({ properties = {}, required = [], ...rest }: HeadersSchema): object {
  const lower = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]))
  return { ...rest, properties: lower, required: required.map((name) => name.toLowerCase()) }
}

export function answerCheck(schema: object): Check {
  return compileLater(answers, schema)
}

/** Compiles at the first call: hundreds of checks at once would make up most of the time until the server is ready. */
function compileLater(validator: Ajv2020, schema: object): Check {
  let compiled: ValidateFunction | undefined
  const check: Check = (value) => {
    compiled ??= validator.compile(schema)
    const isValid = compiled(value)
    check.errors = compiled.errors ?? null
    return isValid
  }
  return check
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

const fieldsMax = 50

/** The findings of a validator as field errors: one for each place, named as a form names its fields (ERR-06). */
export function fieldRefusals(errors: readonly Partial<ErrorObject>[]): FieldRefusal[] {
  const byPath = new Map<string, FieldRefusal>()
  for (const error of errors) {
    // A choice that fails says so once for each branch and once for itself; the branches know better.
    if (error.keyword === 'oneOf' && errors.length > 1) continue
    const refusal = fieldRefusal(error)
    if (!byPath.has(refusal.path) && byPath.size < fieldsMax) byPath.set(refusal.path, refusal)
  }
  return [...byPath.values()]
}

function fieldRefusal({ keyword = '', params = {}, instancePath = '' }: Partial<ErrorObject>): FieldRefusal {
  const values = params as Record<string, unknown>
  const inner = values['missingProperty'] ?? values['additionalProperty'] ?? (keyword === 'discriminator' ? values['tag'] : undefined)
  const path = fieldPath(typeof inner === 'string' ? `${instancePath}/${inner}` : instancePath)
  const limit = values['limit']
  // An empty text where one is needed is a missing one (VAL-02).
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
