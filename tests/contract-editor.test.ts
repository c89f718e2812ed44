/** What an editor shows to those who call the SDK: asked from the language service of TypeScript. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operationCodes } from '@vendor-panel/contract/codes'
import contract from '../openapi/generated/closed.json' with { type: 'json' }
import { operationTable } from '@vendor-panel/contract/operations'
import type TypeScript from '../openapi/node_modules/typescript/lib/typescript.js'
import { operationComment, propertyText } from '../openapi/describe.ts'
import { operationsOf, type Contract, type Schema } from '../openapi/join.ts'
import { codeSamples } from '../openapi/samples.ts'
import { root } from './sources.ts'

// The compiler of the workspace has no language service; the generator of the types brings one that has.
const ts = createRequire(join(root, 'openapi/package.json'))('typescript') as typeof TypeScript
const whole = contract as unknown as Contract
const located = operationsOf(whole)

const names = Object.keys(operationTable)
const page = join(root, 'packages/sdk/src/editor.ts')
const code = [
  `import { createVendorApi } from './client.ts'`,
  `declare const api: ReturnType<typeof createVendorApi>`,
  ...names.map((name) => `api.${name}`),
  `const { data } = await api.getLead({ path: { leadId: 7 } })`,
  `data.couple.weddingDate`,
  `data.provider.id`,
].join('\n')

/** The samples of the reference, each in a function with the variables that its reader has. */
const samplesPage = join(root, 'packages/sdk/src/reference-samples.ts')
const samples = [
  `import type { VendorApi } from './operation.ts'`,
  ...located.map((one) => {
    const [curl, sdk] = codeSamples(whole, one).map(({ source }) => source)
    const files = [...(curl ?? '').matchAll(/-F '(\w+)=@/g)].map(([, field]) => `, ${field}: ${field!.endsWith('s') ? 'File[]' : 'File'}`)
    return `export async function ${one.operation.operationId}(api: VendorApi, token: string${files.join('')}) {\n${sdk ?? ''}\n}`
  }),
].join('\n')
const pages: Record<string, string> = { [page]: code, [samplesPage]: samples }

const options: TypeScript.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@vendor-panel/source'],
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
}
const { readFile, fileExists, directoryExists, getCurrentDirectory, realpath } = ts.sys
const service = ts.createLanguageService({
  readFile,
  directoryExists,
  realpath: (path) => realpath?.(path) ?? path,
  getCurrentDirectory,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  getCompilationSettings: () => options,
  getScriptFileNames: () => Object.keys(pages),
  getScriptVersion: () => '1',
  getScriptSnapshot: (file) => {
    const text = pages[file] ?? readFile(file)
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
  },
  fileExists: (file) => file in pages || fileExists(file),
})
/** Refusals of every call are not repeated. */
const isGeneral = (status: string) => ['405', '500', '501', '503'].includes(status)
const at = (text: string) => code.lastIndexOf(text) + text.lastIndexOf('.') + 1
function hover(text: string) {
  const { documentation = [] } = service.getQuickInfoAtPosition(page, at(text)) ?? {}
  return documentation.map((part) => part.text).join('')
}
const methodOf = (name: string) => hover(`api.${name}\n`)

describe('a method in an editor', () => {
  it('says what it does, with which codes it refuses, and how it is sent', () => {
    for (const { path, method, operation } of located) {
      const { operationId, summary = '?' } = operation
      const text = methodOf(operationId)
      expect(text.startsWith(summary), operationId).toBe(true)
      for (const [status, codes] of Object.entries<readonly string[]>(operationCodes[operationId as keyof typeof operationCodes]))
        if (!isGeneral(status)) expect(text).toContain(`${status} ${codes.map((code) => `\`${code}\``).join(', ')}`)
      expect(text).toContain(`\`${method.toUpperCase()} ${path}\``)
    }
  })

  it('says that it happens once, and that it takes a version', () => {
    expect(methodOf('createLeadNote')).toContain('With the same `idempotencyKey` it happens once')
    expect(methodOf('replaceMailTemplate')).toContain('With `ifMatch`')
    expect(methodOf('listLeads')).not.toMatch(/idempotencyKey|ifMatch/)
  })

  it('leads to a readable type', () => {
    const [definition] = service.getDefinitionAtPosition(page, at('api.listLeads\n')) ?? []
    expect(definition?.fileName).toBe(join(root, 'openapi/generated/schema.ts'))
    const { start, length } = definition!.contextSpan!
    const declared = readFileSync(definition!.fileName, 'utf8').slice(start, start + length)
    expect(declared).toMatch(/^listLeads: \{/)
    expect(declared).toContain('/** Whether a person has answered the couple. */\n                isAnswered?: boolean;')
    expect(declared).not.toContain('@example')
  })

  it('of a draft or of one that will be removed is marked', () => {
    const one = located.find(({ operation }) => operation.operationId === 'listLeads')!
    const comment = (more: object) => operationComment(whole, { ...one, operation: { ...one.operation, ...more } }, {})
    expect(comment({ 'x-draft': true })).toMatch(/^\*\*Draft:\*\* [^]*\n@experimental /)
    expect(comment({ deprecated: true })).toContain('\n@deprecated ')
    expect(comment({ description: 'ends */ here' })).not.toContain('*/')
    expect(comment({})).not.toMatch(/Draft|@/)
  })
})

describe('a property in an editor', () => {
  it('has its unit, its reference, and what null is', () => {
    expect(hover('data.couple.weddingDate')).toBe('The day of the wedding: `2027-06-14`. Null if there is none.')
    const text = (name: string, property: Schema) => propertyText(whole, name, property)
    expect(text('customerUserId', { type: 'integer' })).toBe('The `id` of a customer user.')
    expect(text('categoryIds', { type: 'array' })).toBe('The `id`s of categories.')
    expect(text('readyAt', { type: ['string', 'null'], format: 'date-time' })).toMatch(/^An instant in UTC: .* Null if there is none\.$/)
    expect(text('price', { description: 'With tax, null without a price', type: ['integer', 'null'] })).toBe(
      'With tax, null without a price',
    )
    expect(text('name', { type: 'string' })).toBeUndefined()
  })
})

it('accepts every sample of the reference', () => {
  const problems = service.getSemanticDiagnostics(samplesPage).concat(service.getSyntacticDiagnostics(samplesPage))
  expect(
    problems.map(
      ({ messageText, start = 0 }) => `${samples.slice(start, start + 80)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    ),
  ).toEqual([])
})
