/** Validation of the realtime store by the contract (REAL-01). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FormatsPlugin } from 'ajv-formats'

const resolve = createRequire(import.meta.url)
// its default export is not a function for an ES module
const addFormats = resolve('ajv-formats') as FormatsPlugin
const schemaId = 'urn:vendor-panel:realtime'

const checks = new Map<string, ValidateFunction>()

/** How one event, or all data of a user, violates the contract, by path and without values; empty if it is valid. */
export function feedProblems(what: 'event' | 'store', value: unknown): string[] {
  const check = checks.get(what) ?? compiled(what)
  return check(value) ? [] : (check.errors ?? []).map(problemOf)
}

// Compiled when the first event is written, not at the start.
function compiled(what: 'event' | 'store'): ValidateFunction {
  const validator = addFormats(new Ajv2020({ allErrors: true, strict: false }))
  validator.addSchema(JSON.parse(readFileSync(resolve.resolve('@vendor-panel/contract/realtime.schema.json'), 'utf8')) as object)
  checks.set('store', validator.getSchema(schemaId)!)
  checks.set('event', validator.getSchema(`${schemaId}#/$defs/LeadEvent`)!)
  return checks.get(what)!
}

const problemOf = ({ instancePath, keyword }: ErrorObject) => `${instancePath || '/'} ${keyword}`
