/**
 * Checks that the published packages can be used: builds them, then runs publint (does every entry exist?) and
 * attw (do the types resolve like the code?) on what `npm pack` would publish. Fails if one of them reports a problem.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, environment, root } from './install.mjs'
import { ensurePackages, packages } from './make.mjs'

/** Entries of other file kinds, which have no types. */
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
    // The packages are ES modules only, so problems of CommonJS are ignored.
    ['attw', '--pack', '.', '--profile', 'esm-only', '--no-emoji', ...(plain.length ? ['--exclude-entrypoints', ...plain] : [])],
  ]
  for (const [command, ...args] of checks) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: join(root, folder),
      // They are built: `prepack` would do so again.
      env: { ...environment, npm_config_ignore_scripts: 'true' },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (status === 0) continue
    console.error(`${folder}: ${command} found\n${stdout}${stderr}`)
    process.exitCode = 1
  }
}
