/**
 * Generated code and builds. turbo runs a task if one of its inputs has changed, and otherwise restores its output from the cache;
 * `turbo.json` lists the inputs of each task.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeGlossary } from './glossary.mjs'
import { lockTexts } from './lock-texts.mjs'
import { ensureInstalled, environment, root } from './install.mjs'

/** The folders of the published packages, in the order of their dependencies. */
export const packages = ['openapi', 'packages/domain', 'packages/sdk', 'packages/ui', 'packages/widget']

/** The command that runs tasks of `turbo.json` and prints the output of those that fail. */
export function turboCommand(...taskNames) {
  return ['turbo', 'run', ...taskNames, '--output-logs=errors-only', '--continue=dependencies-successful']
}

/** The code that is generated from the contract and from the names of files. */
export async function ensureGenerated() {
  await turbo('generate')
  lockTexts()
  writeGlossary()
}

/** The published packages. The workspace itself reads the sources and needs none of them. */
export async function ensurePackages() {
  // turbo restores files but does not remove any: output of deleted sources would be published too.
  for (const folder of packages) rmSync(join(root, folder, 'dist'), { recursive: true, force: true })
  await turbo('build', ...packages.map((folder) => `--filter=./${folder}`))
}

/** All generated code, and the built panel. */
export async function ensurePanel() {
  await turbo('generate', '@vendor-panel/panel#build')
}

/** Runs tasks; throws the output of turbo if one of them fails. */
async function turbo(...taskNames) {
  const [command, ...args] = turboCommand(...taskNames)
  const child = spawn(command, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  let isBuilding = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => {
      output += part
      if (!isBuilding && /panel:build: cache miss/.test(output)) console.log('Building the panel …')
      isBuilding ||= /panel:build: cache miss/.test(output)
    })
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${output.trim()}\n${taskNames.join(' ')} failed: see above.`)
}

// `npm run generate` and `npm run build`: everything that the first start needs.
if (process.argv[1] === import.meta.filename) {
  ensureInstalled()
  await (process.argv[2] === 'generate' ? ensureGenerated() : ensurePanel()).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
