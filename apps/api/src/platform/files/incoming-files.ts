/** Uploads that are being received, in a folder of this machine: they are stored or deleted when their operation ends. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartProblem } from '../db/start-problem.ts'
import { randomName } from './file-key.ts'
import type { FileStore, IncomingFile } from './file-store.ts'

/** Removes what a crash left in `incoming`. */
const incomingHoursMax = 24

export function incomingFiles(folder: string): Pick<FileStore, 'newPath' | 'receive' | 'drop'> {
  const incoming = join(folder, 'incoming')
  prepare(folder, incoming)
  const newPath = () => join(incoming, randomName())
  return {
    newPath,
    receive: (stream, bytesMax, signal) => receive(stream, newPath(), bytesMax, signal),
    drop: (path) => rm(path, { force: true }),
  }
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
