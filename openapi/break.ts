/**
 * The check for breaking changes: which changes of this contract break the calls of clients of the released one (`released.json`).
 * `node break.ts` lists them and fails, unless a changeset announces a breaking version of the contract: minor while it is 0.x, major from
 * 1.0.
 * `node break.ts release` makes this contract the released one.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationsOf, type Contract } from './join.ts'

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

/**
 * The breaking changes between two contracts, one sentence with its location each. A change breaks if a valid call fails or its answer is
 * misread:
 * a removed operation, answer field or refusal, a changed type, a new required field or parameter, a narrower bound,
 * and a new value in the enum of an answer, because readers handle each value. New operations, optional input and new answer fields do not
 * break.
 */
export function breaksBetween(released: Contract, now: Contract): string[] {
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
      .flatMap(({ path, verdicts }) => verdicts.map(({ message }) => `${placeOf(path)}: ${message}`))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `#/paths/~1leads/get/…` as `/leads get …`. */
function placeOf(pointer: string): string {
  return pointer
    .replace(/^#\/paths\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join(' ')
}

/** Whether one of the changesets, given as texts, announces a break of the contract with this version. */
export function allowsBreak(changesets: readonly string[], version: string): boolean {
  const enough = version.startsWith('0.') ? 'minor|major' : 'major'
  return changesets.some((text) => new RegExp(`^['"]@vendor-panel/contract['"]: (${enough})$`, 'm').test(text))
}

function gate(): void {
  const folder = join(here, '../.changeset')
  const changesets = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const breaks = breaksBetween(readContract('released.json'), readContract('generated/closed.json'))
  const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string }
  for (const sentence of breaks) console.log(sentence)
  if (breaks.length === 0 || allowsBreak(changesets, version)) return
  console.log(`${breaks.length} breaks, and no changeset says so. See docs/release.md.`)
  process.exitCode = 1
}

const readContract = (file: string) => JSON.parse(readFileSync(join(here, file), 'utf8')) as Contract

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === 'release')
    writeFileSync(join(here, 'released.json'), JSON.stringify(withoutDrafts(readContract('generated/closed.json')), null, 2) + '\n')
  else gate()
}
