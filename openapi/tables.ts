/** The sources of the generated lists of operations. */
import type { Code, CodesByStatus } from './join.ts'

export interface OperationFacts {
  name: string
  method: string
  path: string
  /** The name of its security scheme, or none. */
  access: string
  /** The scope that an API key needs for it; null if none is enough. */
  scope: string | null
  isMultipart: boolean
  isBlob: boolean
  isIdempotent: boolean
  isDraft: boolean
  /** Whether it creates a session. */
  isSignIn: boolean
  /** Seconds for which its answer may be cached. */
  keptSeconds: number | null
}

export function operationsFile(operations: readonly OperationFacts[], listDefaults: object): string {
  const table = operations.map(({ name, method, path }) => `  ${name}: ['${method}', '${path}'],`)
  const kept = operations.flatMap(({ name, keptSeconds }) => (keptSeconds === null ? [] : [`  ${name}: ${keptSeconds},`]))
  return [
    '/** Every operation of the contract: its method and its path. */',
    `export const operationTable = {\n${table.join('\n')}\n} as const\n`,
    'export type OperationId = keyof typeof operationTable\n',
    nameList('multipartOperations', 'Those whose body is a form with files.', operations, 'isMultipart'),
    nameList('blobOperations', 'Those that answer a file.', operations, 'isBlob'),
    nameList('idempotentOperations', 'Those that happen once per `Idempotency-Key`.', operations, 'isIdempotent'),
    nameList('signInOperations', 'Those that begin a session: their 401 is about what was typed (AUTH-42).', operations, 'isSignIn'),
    '/** For how many seconds an answer may be kept without asking again, as its `Cache-Control` says (CONF-16). */',
    `export const keptSeconds = {\n${kept.join('\n')}\n} as const satisfies Partial<Record<OperationId, number>>\n`,
    '/** Which page of a list is meant, and how many entries to a page, where a call does not say. */',
    `export const listDefaults = ${JSON.stringify(listDefaults)} as const\n`,
  ].join('\n')
}

export function draftsFile(operations: readonly OperationFacts[]): string {
  return [
    `import type { OperationId } from './operations.ts'\n`,
    nameList('draftOperations', 'Those of areas that are not built yet: they may still change.', operations, 'isDraft'),
  ].join('\n')
}

export function accessFile(operations: readonly OperationFacts[]): string {
  const access = operations.map((operation) => `  ${operation.name}: '${operation.access}',`)
  const scopes = operations.flatMap(({ name, scope }) => (scope === null ? [] : [`  ${name}: '${scope}',`]))
  return [
    '/** What each operation asks of its caller first: the name of its security scheme, or none. */',
    `export const operationAccess = {\n${access.join('\n')}\n} as const\n`,
    '/** The scope that an API key needs for an operation; operations without one refuse every key. */',
    `export const operationScopes = {\n${scopes.join('\n')}\n} as const\n`,
  ].join('\n')
}

export function codesFile(described: Record<string, Code>, codes: Record<string, CodesByStatus>): string {
  const meanings = Object.fromEntries(Object.entries(described).map(([code, { description }]) => [code, description]))
  const carried = Object.entries(described).filter(([, { params }]) => params.length > 0)
  const refusals = Object.entries(codes).map(([name, byStatus]) => {
    const statuses = Object.entries(byStatus).map(([status, own]) => `${status}: ${union(own)}`)
    return `  ${name}: { ${statuses.join('; ')} }`
  })
  return [
    '/** Every code of a refusal, and what it means. */',
    `export const codeMeanings = ${JSON.stringify(meanings, null, 2)} as const\n`,
    'export type RefusalCode = keyof typeof codeMeanings\n',
    '/** The `params` that an answer with the code always carries; codes without an entry carry none. */',
    `export interface CodeParams {\n${carried.map(([code, { params }]) => `  ${code}: ${union(params)}`).join('\n')}\n}\n`,
    '/** The codes an operation may refuse with, by status. */',
    `export interface OperationRefusals {\n${refusals.join('\n')}\n}\n`,
    '/** The codes an operation may refuse with. */',
    'export type OperationCodes = { [Name in keyof OperationRefusals]: OperationRefusals[Name][keyof OperationRefusals[Name]] }\n',
    '/** The same as data. */',
    `export const operationCodes: { readonly [Name in keyof OperationCodes]: Readonly<Record<string, readonly OperationCodes[Name][]>> } = ${JSON.stringify(codes)}\n`,
  ].join('\n')
}

const union = (codes: readonly string[]) => (codes.length > 0 ? [...new Set(codes)].map((code) => `'${code}'`).join(' | ') : 'never')

function nameList(
  constant: string,
  about: string,
  operations: readonly OperationFacts[],
  fact: 'isMultipart' | 'isBlob' | 'isIdempotent' | 'isDraft' | 'isSignIn',
): string {
  const names = operations.filter((operation) => operation[fact]).map(({ name }) => `  '${name}',\n`)
  const list = names.length > 0 ? `[\n${names.join('')}]` : '[]'
  return `/** ${about} */\nexport const ${constant} = ${list} as const satisfies readonly OperationId[]\n`
}
