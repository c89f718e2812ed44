/**
 * The gate before a break: what of this contract breaks the calls of those who have the released one (`released.json`).
 * `node break.ts` lists it and fails, unless a changeset says that the next version of the contract may break: minor while it is 0.x, major from then on.
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

/** The promises of a contract: all but its drafts, which may still change, and what only they use. */
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

/** The references to components that lead somewhere from the paths, through other components too. */
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

/**
 * What breaks between two contracts, one sentence with its place each. A break is what makes a right call of yesterday fail or its answer read wrong:
 * an operation, an answer's field or a refusal that is gone, a type that has changed, a field or parameter that must now be sent, a bound that got narrower,
 * and a word that is new in the enum of an answer, because readers have a case for each word. New operations, optional input and new fields of answers are none.
 */
export function breaksBetween(released: Contract, now: Contract): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-panel-break-'))
  try {
    const files = Object.entries({ released, now }).map(([name, contract]) => {
      const file = join(folder, `${name}.json`)
      writeFileSync(file, JSON.stringify(withoutDrafts(contract)))
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

/** Whether one of the changesets, given as texts, lets the contract of this version break. */
export function mayBreak(changesets: readonly string[], version: string): boolean {
  const enough = version.startsWith('0.') ? 'minor|major' : 'major'
  return changesets.some((text) => new RegExp(`^['"]@vendor-panel/contract['"]: (${enough})$`, 'm').test(text))
}

function gate(): void {
  const folder = join(here, '../.changeset')
  const changesets = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const breaks = breaksBetween(readContract('released.json'), readContract('generated/openapi.json'))
  const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string }
  for (const sentence of breaks) console.log(sentence)
  if (breaks.length === 0 || mayBreak(changesets, version)) return
  console.log(`${breaks.length} breaks, and no changeset says so. See docs/release.md.`)
  process.exitCode = 1
}

const readContract = (file: string) => JSON.parse(readFileSync(join(here, file), 'utf8')) as Contract

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === 'release')
    writeFileSync(join(here, 'released.json'), JSON.stringify(withoutDrafts(readContract('generated/openapi.json')), null, 2) + '\n')
  else gate()
}
