/**
 * The check for breaking changes: which changes of this contract break the calls of clients of the released one (`released.json`).
 * `node break.ts` lists them and fails, unless changesets announce them: a breaking version of the contract, minor while it is 0.x, major
 * from 1.0, and the operation or schema by its name.
 * `node break.ts release` makes this contract the released one.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationsOf, resolved, type Contract, type Schema } from './join.ts'

const here = import.meta.dirname
const redocly = join(here, '../node_modules/.bin/redocly')

interface Report {
  changes: { path: string; impact: string; verdicts: { message: string }[] }[]
}

/** A contract without its drafts, which may still change, and without what only they use. */
export function withoutDrafts(contract: Contract): Contract {
  const promised = structuredClone(contract)
  for (const { path, method, item, operation } of operationsOf(promised)) {
    if (!operation['x-draft']) continue
    delete item[method]
    if (!operationsOf({ ...promised, paths: { [path]: item } }).length) delete promised.paths[path]
  }
  const used = usedComponents(promised)
  for (const kind of ['schemas', 'parameters', 'responses', 'headers'])
    for (const name of Object.keys(promised.components[kind] ?? {}))
      if (!used.has(`#/components/${kind}/${name}`)) delete promised.components[kind]![name]
  return promised
}

/** The components that are referenced from the paths, directly or through other components. */
function usedComponents({ paths, components }: Contract): ReadonlySet<string> {
  const used = new Set<string>()
  const follow = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref' || typeof value !== 'string') follow(value)
      else if (!used.has(value)) {
        used.add(value)
        const [, , kind = '', name = ''] = value.split('/')
        follow(components[kind]?.[name])
      }
    }
  }
  follow(paths)
  return used
}

/** With the credentials at each operation: to the comparison, one that first names its own has become protected. */
function withSecurity(contract: Contract): Contract {
  const named = structuredClone(contract)
  for (const { operation } of operationsOf(named)) operation.security ??= named.security ?? []
  return named
}

/** A breaking change: what a changeset has to name, and a sentence with the location. */
export interface Break {
  name: string
  sentence: string
}

/**
 * The breaking changes between two contracts. A change breaks if a valid call fails or its answer is misread: a removed operation,
 * parameter (also an optional one), answer field or refusal, a changed type, a new required field or parameter, a narrower bound, and a new
 * value in the enum of an answer, because readers handle each value. New operations, optional input and new answer fields do not break.
 */
export function breaksBetween(released: Contract, now: Contract): Break[] {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-panel-break-'))
  try {
    const files = Object.entries({ released, now }).map(([name, contract]) => {
      const file = join(folder, `${name}.json`)
      writeFileSync(file, JSON.stringify(withSecurity(withoutDrafts(contract))))
      return file
    })
    const { stdout, stderr } = spawnSync(redocly, ['diff', ...files, '--format', 'json', '--fail-on', 'none'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      shell: process.platform === 'win32',
    })
    if (!stdout.startsWith('{')) throw new Error(`The contracts could not be compared:\n${stdout}${stderr}`)
    const { changes } = JSON.parse(stdout) as Report
    return changes
      .filter(({ impact }) => impact === 'major')
      .flatMap(({ path, verdicts }) => {
        const segments = segmentsOf(path)
        const sentences = verdicts.map(({ message }) => `${segments.join(' ')}: ${message}`)
        return namesAt(segments, released, now).flatMap((name) => sentences.map((sentence) => ({ name, sentence })))
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `#/paths/~1leads/get/…` as `/leads`, `get`, … */
function segmentsOf(pointer: string): string[] {
  return pointer
    .replace(/^#\/(paths\/)?/, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The schema of now that holds the change; else the released operation, or all operations of a path. */
function namesAt([path = '', method = '', ...inner]: readonly string[], released: Contract, now: Contract): string[] {
  let name: string | undefined
  let node: unknown = (now.paths[path] as Record<string, unknown> | undefined)?.[method]
  for (const segment of ['', ...inner]) {
    if (segment !== '') node = (node as Record<string, unknown> | undefined)?.[segment]
    const { $ref } = (node ?? {}) as Schema
    if ($ref?.startsWith('#/components/schemas/')) name = $ref.split('/').pop()
    if ($ref) node = resolved(now, node as Schema)
  }
  if (name !== undefined) return [name]
  const operations = operationsOf(released).filter((one) => one.path === path)
  const own = operations.filter((one) => one.method === method)
  return (own.length > 0 ? own : operations).map(({ operation }) => operation.operationId)
}

/**
 * The breaks that no changeset, given as texts, announces: with a breaking version of the contract, and by the name in a code span, such as
 * `listLeads` or `Lead.note`.
 */
export function unannounced(breaks: readonly Break[], changesets: readonly string[], version: string): Break[] {
  const enough = version.startsWith('0.') ? 'minor|major' : 'major'
  const breaking = changesets.filter((text) => new RegExp(`^['"]@vendor-panel/contract['"]: (${enough})$`, 'm').test(text))
  const named = new Set(breaking.flatMap((text) => text.match(/`[^`]+`/g) ?? []).flatMap((code) => code.match(/[\w-]+/g) ?? []))
  return breaks.filter(({ name }) => !named.has(name))
}

function gate(): void {
  const folder = join(here, '../.changeset')
  const changesets = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const breaks = breaksBetween(readContract('released.json'), readContract('generated/closed.json'))
  const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string }
  for (const { sentence } of breaks) console.log(sentence)
  const names = new Set(unannounced(breaks, changesets, version).map(({ name }) => name))
  if (names.size === 0) return
  console.log(`No changeset announces the breaks of ${[...names].join(', ')}. See docs/release.md.`)
  process.exitCode = 1
}

const readContract = (file: string) => JSON.parse(readFileSync(join(here, file), 'utf8')) as Contract

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === 'release')
    writeFileSync(join(here, 'released.json'), JSON.stringify(withoutDrafts(readContract('generated/closed.json')), null, 2) + '\n')
  else gate()
}
