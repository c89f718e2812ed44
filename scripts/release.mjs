/**
 * Releases of the packages. `dry` shows what would be published, its versions, files and sizes, and touches nothing;
 * `version` writes the next versions, their changelogs, and the contract that they promise (`openapi/released.json`);
 * `check` refuses what must not be published. Publishing itself is `npm run release:publish`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, environment, node, root } from './install.mjs'
import { ensureGenerated, ensurePackages, packages } from './make.mjs'

const [what = 'dry', ...rest] = process.argv.slice(2)
const commands = { dry, version, check }
if (!(what in commands) || rest.length > 0) {
  console.error('Say dry, version or check.')
  process.exit(2)
}
ensureInstalled()
await ensureGenerated()
await commands[what]()

/** Runs a command to its end and returns its output. Throws if it fails, unless the caller handles that. */
function run(command, args, isJudged = false) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  })
  if (status !== 0 && !isJudged) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

function read(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

/** The next version of each package that changes, by name, from the changesets. */
function planned() {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-panel-release-'))
  try {
    // Without a changeset it fails and writes nothing; one that cannot be read must not look the same.
    const file = join(folder, 'status.json')
    const hasChanges = readdirSync(join(root, '.changeset')).some((name) => name.endsWith('.md'))
    run('changeset', ['status', `--output=${file}`], !hasChanges)
    const releases = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).releases : []
    return new Map(releases.map(({ name, newVersion, type }) => [name, { newVersion, type }]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function dry() {
  await ensurePackages()
  const next = planned()
  for (const folder of packages) {
    const { name, version: current } = read(`${folder}/package.json`)
    const { newVersion = current, type = 'none' } = next.get(name) ?? {}
    const [packed] = Object.values(JSON.parse(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '-w', folder])))
    const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`
    console.log(
      `${name}  ${current} → ${newVersion} (${type})  ${packed.files.length} files, ${kib(packed.size)} packed, ${kib(packed.unpackedSize)} unpacked`,
    )
    const folders = Object.groupBy(packed.files, ({ path }) => (path.includes('/') ? path.split('/')[0] : '.'))
    for (const [top, files] of Object.entries(folders))
      console.log(
        `    ${top.padEnd(12)}${String(files.length).padStart(4)} files ${kib(files.reduce((sum, { size }) => sum + size, 0)).padStart(12)}`,
      )
  }
  const breaks = run(node, ['openapi/break.ts'], true).trim()
  console.log(breaks ? `\nBreaks of the released contract:\n${breaks}` : '\nThe released contract is kept.')
}

async function version() {
  run(node, ['openapi/break.ts'])
  run('changeset', ['version'])
  // `npm ci` refuses a lock with other versions of our packages.
  run('npm', ['install', '--package-lock-only', '--loglevel=error'])
  // The contract carries its own version.
  await ensureGenerated()
  run(node, ['openapi/break.ts', 'release'])
  for (const folder of packages) console.log(`${read(`${folder}/package.json`).name} ${read(`${folder}/package.json`).version}`)
}

/** A placeholder as repository would be published for good. */
function check() {
  const unset = packages.filter((folder) => read(`${folder}/package.json`).repository.url.includes('//example.com/'))
  if (unset.length === 0) return
  console.error(`Set "repository" in the package.json of ${unset.join(', ')}: example.com is a placeholder.`)
  process.exitCode = 1
}
