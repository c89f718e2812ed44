/** Files on a disk of this machine: received in `incoming`, then moved to the customer's folder in one step. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, keyShape, newKey } from './file-key.ts'
import { FileMissing, type FileStore } from './file-store.ts'
import { incomingFiles } from './incoming-files.ts'

export function localFiles(folder: string): FileStore {
  return {
    ...incomingFiles(folder),

    async keep(customerId, path, extension) {
      const key = newKey(customerId, extension)
      const target = join(folder, key)
      await mkdir(dirname(target), { recursive: true })
      await synced(path)
      await rename(path, target)
      await synced(dirname(target))
      return key
    },

    async open(customerId, key) {
      const handle = await open(join(folder, checkedKey(customerId, key))).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissing(key) : error
      })
      return handle.createReadStream()
    },

    async remove(customerId, key) {
      await rm(join(folder, checkedKey(customerId, key)), { force: true })
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
