/**
 * Whether what is published can be used by those who install it: builds the packages, then asks publint (is every entry there?) and
 * attw (do its types resolve as its code does?). Both look at what `npm pack` would send. Ends with a failure when one of them has a word to say.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, environment, root } from './install.mjs'
import { ensurePackages, packages } from './make.mjs'

/** The entries that are files of another kind, to which no types belong. */
const plainEntries = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).exports).filter((name) =>
    /\.(json|html|css)$/.test(name),
  )

ensureInstalled()
await ensurePackages()
for (const folder of packages) {
  const plain = plainEntries(folder)
  const checks = [
    ['publint', '--strict'],
    // Nothing here is CommonJS, so what a CommonJS reader would get is not asked.
    ['attw', '--pack', '.', '--profile', 'esm-only', '--no-emoji', ...(plain.length ? ['--exclude-entrypoints', ...plain] : [])],
  ]
  for (const [command, ...args] of checks) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: join(root, folder),
      env: environment,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (status === 0) continue
    console.error(`${folder}: ${command} found\n${stdout}${stderr}`)
    process.exitCode = 1
  }
}
