/**
 * Joins the documents of this folder into one contract and writes what others read from it:
 * `generated/openapi.json`, `schema.ts` (types), `operations.ts` (the table of operations), `access.ts`, `examples.ts`.
 * A path or a component described twice is refused. `--reference` also writes the HTML reference.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { exampleOf } from './example.ts'
import { joinDocuments, type Document } from './join.ts'

const here = import.meta.dirname
const out = join(here, 'generated')

const documents: Record<string, Document> = {}
for (const file of readdirSync(here)
  .filter((name) => name.endsWith('.yaml') && !name.startsWith('redocly'))
  .sort()) {
  documents[file] = parse(readFileSync(join(here, file), 'utf8')) as Document
}
const contract = joinDocuments(documents, {
  openapi: '3.1.0',
  info: {
    title: 'Vendor panel',
    version: (JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string }).version,
    description: readFileSync(join(here, 'introduction.md'), 'utf8'),
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '{origin}/api', variables: { origin: { default: 'http://localhost:4310' } } }],
  security: [{ accessToken: [], consumerKey: [] }],
})

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const table: string[] = []
const access: string[] = []
const examples: Record<string, { body?: unknown; answer?: unknown }> = {}
for (const [path, item] of Object.entries(contract.paths)) {
  for (const method of methods) {
    const operation = item[method]
    if (!operation) continue
    const { operationId, requestBody, responses } = operation
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))
    if (!success) throw new Error(`${operationId} names no success`)
    table.push(`  ${operationId}: ['${method.toUpperCase()}', '${path}'],`)
    access.push(`  ${operationId}: '${Object.keys((operation.security ?? contract.security)?.[0] ?? {})[0] ?? 'none'}',`)
    const bodySchema = requestBody?.content?.['application/json']?.schema
    const answerSchema = success[1].content?.['application/json']?.schema
    const example: { body?: unknown; answer?: unknown } = {
      ...(bodySchema && { body: exampleOf(contract, bodySchema, operationId) }),
      ...(answerSchema && { answer: exampleOf(contract, answerSchema, operationId) }),
    }
    examples[operationId] = example
    // The composed examples stand in the contract too, so that lint checks them and the reference shows them.
    if (bodySchema) requestBody.content['application/json']!.example = example.body
    if (answerSchema) success[1].content!['application/json']!.example = example.answer
  }
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const json = join(out, 'openapi.json')
writeFileSync(json, JSON.stringify(contract, null, 2) + '\n')
writeFileSync(
  join(out, 'schema.ts'),
  astToString(await openapiTS(JSON.stringify(contract), { defaultNonNullable: false, immutable: false })),
)
writeFileSync(
  join(out, 'operations.ts'),
  `/** Every operation of the contract: its method and its path. */\nexport const operationTable = {\n${table.join('\n')}\n} as const\n\nexport type OperationId = keyof typeof operationTable\n`,
)
writeFileSync(
  join(out, 'access.ts'),
  `/** What each operation asks of its caller first: the name of its security scheme, or none. */\nexport const operationAccess = {\n${access.join('\n')}\n} as const\n`,
)
writeFileSync(
  join(out, 'examples.ts'),
  `import type { operations } from './schema.ts'\nimport type { Answer, Body } from '../operation-types.ts'\n\n` +
    `/** One checked example of each operation's body and answer: the fixture of tests and stories. */\n` +
    `export const examples: { [Name in keyof operations]: { body?: Body<Name>; answer?: Answer<Name> } } = ${JSON.stringify(examples, null, 2)}\n`,
)

const redocly = join(here, '../node_modules/.bin/redocly')
const run = (...args: string[]) =>
  execFileSync(redocly, args, { cwd: here, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, REDOCLY_TELEMETRY: 'off' } })
if (process.argv.includes('--lint')) run('lint', json, '--config', 'redocly.yaml')
if (process.argv.includes('--reference')) run('build-docs', json, '--inlineBundle', '-o', join(out, 'reference.html'))
