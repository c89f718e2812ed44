/**
 * Prepares a fresh clone for every script: the packages of the lock and the project's own Node.
 * Plain JavaScript without dependencies, because it runs on any Node (20.19 or newer).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

const binaries = join(root, 'node_modules/.bin')
/** The pinned Node of this project. */
export const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
/** The environment in which `node` and the tools are the project's own. */
export const environment = {
  ...process.env,
  PATH: [binaries, process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  // Kept between processes: it halves the time until a server is ready.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
}

/** Runs a command in the root and returns whether it succeeded. */
export function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, shell: process.platform === 'win32' })
  return status === 0
}

/** npm records what it installed: the lock is satisfied if every package has the required version. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const have = JSON.parse(readFileSync(installed, 'utf8')).packages
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(want).every(
    ([path, { version, optional, link, peer }]) =>
      !path.includes('node_modules') || optional || link || peer || have[path]?.version === version,
  )
}

/** Installs missing packages. Ends the process with a message if that fails. */
export function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing packages (once, about a minute) …')
    if (!run('npm', ['ci', '--loglevel=error'])) stop('npm ci did not succeed: see above. Without network, a filled npm cache is needed.')
  }
  // If install scripts are disabled, the pinned Node is only a stub.
  if (!existsSync(node) && !run('npm', ['rebuild', 'node']))
    stop('The pinned Node could not be fetched: allow install scripts and run `npm rebuild node`.')
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
