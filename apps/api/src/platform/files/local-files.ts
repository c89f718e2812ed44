/** Files on a disk of this machine: received in `incoming`, then moved to the customer's folder in one step. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartProblem } from '../db/start-problem.ts'
import type { FileStore, IncomingFile } from './file-store.ts'

/** Removes what a crash left in `incoming`. */
const incomingHoursMax = 24

export function localFiles(folder: string): FileStore {
  const incoming = join(folder, 'incoming')
  prepare(folder, incoming)
  const newPath = () => join(incoming, randomName())
  return {
    newPath,
    receive: (stream, bytesMax, signal) => receive(stream, newPath(), bytesMax, signal),
    drop: (path) => rm(path, { force: true }),

    async keep(customerId, path, extension) {
      const key = `${customerId}/${randomName()}${extension}`
      const target = join(folder, key)
      await mkdir(dirname(target), { recursive: true })
      await synced(path)
      await rename(path, target)
      await synced(dirname(target))
      return key
    },

    async open(customerId, key) {
      return (await open(placeOf(folder, customerId, key))).createReadStream()
    },

    async remove(customerId, key) {
      await rm(placeOf(folder, customerId, key), { force: true })
    },

    async customerIds() {
      return (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number)
    },

    async keysOlderThan(customerId, hours) {
      const newest = Date.now() - hours * 3_600_000
      const keys: string[] = []
      for (const name of await readdir(join(folder, String(customerId)))) {
        const key = `${customerId}/${name}`
        if (!keyShape.test(key)) continue
        // A file that was already removed is not an error.
        const found = await stat(join(folder, key)).catch(() => undefined)
        if (found && found.mtimeMs < newest) keys.push(key)
      }
      return keys
    },
  }
}

const randomName = () => randomBytes(16).toString('hex')
const keyShape = /^\d+\/[\da-f]{32}(\.[a-z]+)?$/

/** A second protection: a row with another customer's key finds nothing. */
function placeOf(folder: string, customerId: number, key: string): string {
  if (!keyShape.test(key) || !key.startsWith(`${customerId}/`)) throw new Error('A file was asked for that is not the customer’s')
  return join(folder, key)
}

async function receive(stream: Readable, path: string, bytesMax: number, signal: AbortSignal): Promise<IncomingFile | undefined> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  // The bytes beyond the limit are read and discarded, so that the caller gets the answer.
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length
      if (sizeBytes > bytesMax) return done()
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const handle = await open(path, 'wx', 0o600)
  try {
    await pipeline(stream, counted, handle.createWriteStream(), { signal })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  if (sizeBytes <= bytesMax) return { path, sizeBytes, sha256: hash.digest('hex') }
  await rm(path, { force: true })
  return undefined
}

/** Waits until a file, or the names in a folder, are durable. */
async function synced(path: string): Promise<void> {
  // Windows persists the names of a folder by itself and does not allow opening one.
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (process.platform !== 'win32') throw error
  })
  try {
    await handle?.sync()
  } catch (error) {
    if (process.platform !== 'win32') throw error
  } finally {
    await handle?.close()
  }
}

function prepare(folder: string, incoming: string): void {
  try {
    mkdirSync(incoming, { recursive: true })
    const oldest = Date.now() - incomingHoursMax * 3_600_000
    for (const name of readdirSync(incoming)) {
      const path = join(incoming, name)
      if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? oldest) < oldest) rmSync(path, { force: true })
    }
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new StartProblem(`Files cannot be kept in ${folder}: it may not be written. Choose another folder with FILES_DIR.`)
  }
}
