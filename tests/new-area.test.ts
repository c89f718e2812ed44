import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './sources.ts'

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'vendor-panel-area-')))
afterAll(() => rmSync(copy, { recursive: true }))

const isSource = (path: string) => !/^(node_modules|dist|reports|\.turbo|\.cache|\.git|\.local)$/.test(basename(path))
const minutes = 60_000
const isFull = process.env['TEST_FULL'] === 'yes'
/** Two words, so that every spelling of the noun is replaced. */
const noun = ['wish-badge', 'wish-badges']

/** Runs a command in the copy; throws with its output if it fails. */
async function run(command: string, ...args: string[]): Promise<string> {
  // Without the pictures of `npm run test:full`: those of the copy were never accepted.
  const env = { ...process.env, TEST_FULL: '', PATH: join(root, 'node_modules/.bin') + delimiter + process.env['PATH'] }
  try {
    return (await promisify(execFile)(command, args, { cwd: copy, env, maxBuffer: 2 ** 26 })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${[command, ...args].join(' ')}\n${stdout}\n${stderr}`, { cause: error })
  }
}
const node = (...args: string[]) => run(process.execPath, ...args)

/** Links what is installed; the packages of the workspace are those of the copy. */
function linkModules(): void {
  const installed = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(installed)) {
    if (name === '@vendor-panel')
      cpSync(join(installed, name), join(copy, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(installed, name), join(copy, 'node_modules', name), 'junction')
  }
  // Versions that only one workspace uses.
  for (const workspace of ['openapi', 'packages/domain', 'packages/sdk', 'packages/ui', 'packages/widget', 'apps/api', 'apps/panel'])
    if (existsSync(join(root, workspace, 'node_modules')))
      symlinkSync(join(root, workspace, 'node_modules'), join(copy, workspace, 'node_modules'), 'junction')
}

describe('npm run new:area', () => {
  let printed = ''
  const writtenFiles = () => [...printed.matchAll(/^ {2}(\S+)/gm)].map(([, path = '']) => path)
  beforeAll(async () => {
    cpSync(root, copy, { recursive: true, filter: isSource })
    linkModules()
    printed = await node('scripts/new-area.mjs', ...noun)
    for (const generator of [
      'openapi/generate.ts',
      'packages/domain/generate/generate.ts',
      'apps/api/generate.ts',
      'apps/panel/vite/generate.ts',
    ])
      await node(generator)
  }, 2 * minutes)

  it('names the files it wrote, and leaves no text of its templates', () => {
    const written = writtenFiles()
    expect(written).toContain('apps/api/src/wish-badges/wish-badges.handlers.ts')
    const left = written.filter((path) => /sample.?item/i.test(path + readFileSync(join(copy, path), 'utf8')))
    expect(left).toEqual([])
  })

  it('keeps the files that exist, and edits no list twice', async () => {
    const again = (await node('scripts/new-area.mjs', ...noun)).match(/^ {2}.+/gm)!
    expect(again.filter((line) => !line.endsWith('(kept: it exists already)'))).toEqual([])
    await expect(node('scripts/new-area.mjs', 'WishBadge', 'wish-badges')).rejects.toThrow('Usage')
    await expect(node('scripts/new-area.mjs', 'badge', 'badges')).rejects.toThrow('features/badges is another area')
  })

  it.each(['packages/domain', 'packages/sdk', 'apps/api', 'apps/panel', '.'])(
    'writes what compiles in %s',
    async (project) => {
      await run('tsc', '--noEmit', '-p', project)
    },
    minutes,
  )

  it(
    'writes what the linter, the formatter and the search for unused code accept',
    async () => {
      await run('oxlint', ...writtenFiles())
      await run('oxfmt', '--check')
      await run('knip', '--no-progress', '--no-config-hints')
    },
    2 * minutes,
  )

  it(
    'writes tests of rule, backend and architecture that pass',
    async () => {
      const ofArea = run('vitest', 'run', '--project=domain', '--project=panel', 'wish-badge', 'paths', 'routes', 'total')
      // Those that look at new files.
      const rules = [
        'architecture.test',
        'backend',
        'callers',
        'messages',
        'registries',
        'rules',
        'style',
        'texts',
        'titles',
        'wording',
        'contract.test',
        'contract-break',
        'reference',
      ]
      const ofRules = run('vitest', 'run', '--project=contract', '--project=architecture', ...rules)
      // Those of all operations: only the ones of its own, and that there is a record of every kind. Not `refusals`: an app that has just
      // started answers its many calls at once with 503 on a busy machine.
      const ofAll = ['foreign-path-ids', 'twin', 'writes']
      const chosen = '^(?!another customer|LEAD-52|every write)|WishBadge|record of every kind'
      const ofBackend = run('vitest', 'run', '--project=api', 'wish-badges', 'operations', 'first-fence', 'tenancy', ...ofAll, '-t', chosen)
      await Promise.all([ofArea, ofRules, ofBackend])
    },
    5 * minutes,
  )

  if (isFull) {
    it('writes stories that pass', () => run('vitest', 'run', '--config', 'vitest.stories.config.ts', 'WishBadges'), 5 * minutes)
    it(
      'writes a journey that passes',
      async () => {
        await run('vite', 'build', 'apps/panel')
        await run('playwright', 'test', 'wish-badges')
      },
      5 * minutes,
    )
  }
})
