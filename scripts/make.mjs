/** What is made of sources before anything can run: each is made once, and anew when its sources have changed. Throws what went wrong. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, environment, node, root } from './install.mjs'

/** What the code reads of the contract, generated again when its documents have changed. */
export function ensureContract() {
  makeAnew({
    inputs: [...filesOf('openapi', /\.(yaml|ts|md|json)$/, false), 'package-lock.json'],
    mark: 'openapi/generated/.made-from',
    make: () => inOwnNode(['generate.ts', '--lint', '--reference'], 'openapi'),
    failure: 'The contract in openapi/ does not hold together: see above.',
  })
  makeAnew({
    inputs: [...filesOf('packages/domain/generate', /\.ts$/), 'openapi/generated/.made-from'],
    mark: 'packages/domain/src/generated/.made-from',
    make: () => inOwnNode(['generate/generate.ts'], 'packages/domain'),
    failure: 'The shapes of the contract could not be generated: see above.',
  })
  // A twentieth of a second, and so every time: a file that was added is registered.
  const { status, stderr } = inOwnNode(['generate.ts'], 'apps/api')
  if (status !== 0) throw new Error(`${stderr}\nThe registries of the backend could not be generated: see above.`)
}

/** The folders of what is published, each after those it reads. */
export const packages = ['openapi', 'packages/domain', 'packages/sdk', 'packages/ui']

/** What is published, as its users get it. The workspace itself reads the sources and needs none of it. */
export function ensurePackages() {
  for (const [index, folder] of packages.entries()) {
    const above = packages.slice(0, index).map((other) => `${other}/dist/.made-from`)
    makeAnew({
      inputs: [...filesOf(folder, /\.(ts|tsx|json)$/), ...above, 'openapi/generated/.made-from', 'tsconfig.base.json', 'package-lock.json'],
      mark: `${folder}/dist/.made-from`,
      make: () => {
        // What a deleted source left behind would be published too.
        rmSync(join(root, folder, 'dist'), { recursive: true, force: true })
        return npmRun('build', folder)
      },
      failure: `${folder} could not be built: see above.`,
    })
  }
}

/** The panel as it is served, built anew when a source of it has changed. */
export function ensurePanel() {
  const sources = ['apps/panel', 'packages/domain', 'packages/sdk', 'packages/ui'].flatMap((folder) =>
    filesOf(folder, /\.(ts|tsx|json|html|svg|woff2|css)$/),
  )
  makeAnew({
    inputs: [...sources, 'openapi/generated/.made-from', 'package-lock.json'],
    mark: 'apps/panel/dist/.made-from',
    about: 'Building the panel …',
    make: () => npmRun('build', 'apps/panel'),
    failure: 'The panel could not be built: see above.',
  })
}

/** Makes something unless its mark says that it was made of the same inputs. The mark lies inside, so that it goes when that goes. */
function makeAnew({ inputs, mark, about, make, failure }) {
  const hash = createHash('sha256')
  for (const file of inputs)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  const wanted = hash.digest('hex')
  const markFile = join(root, mark)
  if (existsSync(markFile) && readFileSync(markFile, 'utf8') === wanted) return
  if (about) console.log(about)
  const { status, stdout, stderr } = make()
  if (status !== 0) throw new Error(`${stdout}${stderr}\n${failure}`)
  writeFileSync(markFile, wanted)
}

/** The sources below a folder, in one order everywhere; tests, stories and what was made of them left out. */
function filesOf(folder, pattern, isDeep = true) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory())
        return isDeep && !['node_modules', 'dist', 'generated', '.turbo'].includes(entry.name) ? filesOf(path, pattern) : []
      return pattern.test(entry.name) && !/\.(test|stories)\./.test(entry.name) ? [path] : []
    })
    .toSorted((one, other) => (one < other ? -1 : 1))
}

function npmRun(script, folder) {
  return spawnSync('npm', ['run', '--silent', script, '-w', folder], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
}

function inOwnNode(args, folder) {
  return spawnSync(node, args, { cwd: join(root, folder), env: environment, encoding: 'utf8' })
}

// `npm run build`: makes everything ahead of the first start.
if (process.argv[1] === import.meta.filename) {
  ensureInstalled()
  ensureContract()
  ensurePanel()
}
