/**
 * Joins the documents of this folder into one contract and writes what others read from it: `generated/openapi.json` (published), `closed.json` (for our own programs, which accept no surplus field), `realtime.schema.json`, `schema.ts` (types),
 * `operations.ts` (the table of operations), `access.ts`, `codes.ts`, `drafts.ts`, `examples.ts`, `lead-event.ts`.
 * `--lint` checks the contract by the rules of `redocly.yaml`, `--reference` also writes the HTML reference.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse } from 'yaml'
import { describedCodes, nameCodes } from './codes.ts'
import { describedContract, operationComment, withoutExamples } from './describe.ts'
import { exampleOf, formFields } from './example.ts'
import { leadEventFile, realtimeSchema } from './realtime.ts'
import { publishedContract } from './publish.ts'
import { finishedPage, introduction, referenceDocument } from './reference.ts'
import {
  joinDocuments,
  operationsOf,
  resolved,
  type Contract,
  type Document,
  type Operation,
  type Parameter,
  type Response,
} from './join.ts'
import { samplesFile } from './samples.ts'
import { accessFile, codesFile, draftsFile, operationsFile, type OperationFacts } from './tables.ts'

const here = import.meta.dirname
const out = join(here, 'generated')
const json = 'application/json'
const form = 'multipart/form-data'
/** Sent by a browser for another website, not by our clients. */
const browserForm = 'application/x-www-form-urlencoded'

// Reports every inconsistency in one sentence, without a stack trace.
process.on('uncaughtException', (error) => {
  console.error(error.message)
  process.exit(1)
})

const documents: Record<string, Document> = {}
for (const file of readdirSync(here)
  .filter((name) => name.endsWith('.yaml') && !name.startsWith('redocly'))
  .sort()) {
  documents[file] = parsed(file)
}
const contract = joinDocuments(documents, {
  openapi: '3.1.0',
  info: {
    title: 'Vendor panel',
    version: (JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string }).version,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '{origin}/api', variables: { origin: { default: 'http://localhost:4310' } } }],
  security: [{ accessToken: [], consumerKey: [] }],
})
const realtime = realtimeSchema(contract, JSON.parse(readFileSync(join(here, 'realtime.schema.json'), 'utf8')))
contract.info = { ...contract.info, description: introduction(readFileSync(join(here, 'introduction.md'), 'utf8'), realtime) }
const codes = nameCodes(contract)
const all = operationsOf(contract)
const facts = all.map(factsOf)
const examples = Object.fromEntries(all.map(({ operation }) => [operation.operationId, composeExample(contract, operation)]))

const described = describedContract(contract)
const types = await openapiTS(JSON.stringify(withoutExamples(described)), {
  defaultNonNullable: false,
  immutable: false,
  // A string of another media type is a file, in a form as in an answer.
  transform: (schema) => ('contentMediaType' in schema ? ts.factory.createTypeReferenceNode('Blob') : undefined),
})
commentOperations()
const published = publishedContract(described)
const made: Record<string, string> = {
  'openapi.json': JSON.stringify(published, null, 2) + '\n',
  'samples.json': samplesFile(published),
  'closed.json': JSON.stringify(contract, null, 2) + '\n',
  'realtime.schema.json': JSON.stringify(realtime, null, 2) + '\n',
  'lead-event.ts': leadEventFile(realtime),
  // As the text of the comment, not as a tag of it, which editors show last and without its text's form.
  'schema.ts': astToString(types).replaceAll(/\* @description /g, '* '),
  'operations.ts': operationsFile(facts, listDefaults()),
  'access.ts': accessFile(facts),
  'codes.ts': codesFile(describedCodes(contract), codes),
  'drafts.ts': draftsFile(facts),
  'examples.ts':
    `import type { operations } from './schema.ts'\nimport type { Answer, BodyFields } from '../operation-types.ts'\n\n` +
    `/** One checked example of each operation's body (of a form, its fields) and answer: the fixture of tests and stories. */\n` +
    `export const examples: { [Name in keyof operations]: { body?: BodyFields<Name>; answer?: Answer<Name> } } = ${JSON.stringify(examples, null, 2)}\n`,
}
mkdirSync(out, { recursive: true })
for (const name of readdirSync(out)) if (!(name in made)) rmSync(join(out, name), { recursive: true })
for (const [name, text] of Object.entries(made)) {
  // Replaces files atomically.
  const half = join(out, `.${name}.${process.pid}`)
  writeFileSync(half, text)
  renameSync(half, join(out, name))
}

const redocly = join(here, '../node_modules/.bin/redocly')
const run = (...args: string[]) =>
  execFileSync(redocly, args, { cwd: here, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, REDOCLY_TELEMETRY: 'off' } })
if (process.argv.includes('--lint')) run('lint', join(out, 'openapi.json'), '--config', 'redocly.yaml')
if (process.argv.includes('--reference')) {
  const readable = join(out, '.reference.json')
  writeFileSync(readable, JSON.stringify(referenceDocument(published)))
  const page = join(out, 'reference.html')
  run('build-docs', readable, '--inlineBundle', '-o', page)
  rmSync(readable)
  const [style, script] = ['reference-page.css', 'reference-page.mjs'].map((name) => readFileSync(join(here, name), 'utf8'))
  writeFileSync(page, finishedPage(readFileSync(page, 'utf8'), style!, script!))
}

function parsed(file: string): Document {
  try {
    return parse(readFileSync(join(here, file), 'utf8')) as Document
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

function factsOf({ path, method, item, operation }: ReturnType<typeof operationsOf>[number]): OperationFacts {
  const { operationId: name, requestBody, security } = operation
  const kinds = Object.keys(requestBody?.content ?? {})
  if (kinds.length > 1 || !kinds.every((kind) => [json, form, browserForm].includes(kind)))
    throw new Error(`${name} takes ${kinds.join(' and ')}: a body is ${json}, ${form} or ${browserForm}`)
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolved(contract, one))
  const answer = success(operation)
  return {
    name,
    method: method.toUpperCase(),
    path,
    access: Object.keys((security ?? contract.security)?.[0] ?? {})[0] ?? 'none',
    scope: operation['x-scope'] ?? null,
    isMultipart: kinds.includes(form),
    isBlob: Object.keys(answer.content ?? {}).some((kind) => kind !== json),
    isIdempotent: parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
    isDraft: operation['x-draft'] === true,
    isSignIn: operation['x-sign-in'] === true,
    keptSeconds: maxAge(answer),
  }
}

/** Doc comments at the members of `operations`, from which the SDK derives its methods. */
function commentOperations(): void {
  const members = types
    .filter((node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === 'operations')
    .flatMap((node) => [...node.members])
  const byName = new Map(members.map((member) => [(member.name as ts.Identifier).text, member]))
  for (const located of all) {
    const { operationId } = located.operation
    const lines = operationComment(contract, located, codes[operationId] ?? {}).split('\n')
    const comment = ['*', ...lines.map((line) => ` * ${line}`.trimEnd()), ' '].join('\n')
    ts.addSyntheticLeadingComment(byName.get(operationId)!, ts.SyntaxKind.MultiLineCommentTrivia, comment, true)
  }
}

/** The value of `Cache-Control`, if it is the same for every call. */
function maxAge({ headers }: Response): number | null {
  const header = headers?.['Cache-Control']
  const value = header && resolved(contract, header).schema.const
  return typeof value === 'string' ? Number(/max-age=(\d+)/.exec(value)?.[1]) : null
}

function listDefaults() {
  const parameters = contract.components['parameters'] as Record<string, Parameter>
  return { page: parameters['Page']?.schema?.default, limit: parameters['Limit']?.schema?.default }
}

function success({ operationId, responses }: Operation) {
  const found = Object.entries(responses).find(([status]) => /^[23]/.test(status))
  if (!found) throw new Error(`${operationId} names no success`)
  return found[1]
}

/** The composed examples are in the contract too, so that lint checks them and the reference shows them. */
function composeExample(whole: Contract, operation: Operation): { body?: unknown; answer?: unknown } {
  const { operationId: name, requestBody } = operation
  const body = requestBody?.content[json]
  const fields = requestBody?.content[form]
  const answer = success(operation).content?.[json]
  for (const part of [body, fields, answer]) if (part?.schema) part.example = exampleOf(whole, part.schema, name)
  const formExample = fields?.schema && exampleOf(whole, formFields(whole, fields.schema), name)
  return {
    ...(body && { body: body.example }),
    ...(formExample !== undefined && { body: formExample }),
    ...(answer && { answer: answer.example }),
  }
}
