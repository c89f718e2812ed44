import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from './sources.ts'

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// A real run: a process that guards its folder, and a child in a session of its own, as PostgreSQL and browsers are.
const run = `
  import { spawn } from 'node:child_process'
  import { guard } from ${JSON.stringify(join(root, 'scripts/guard.mjs'))}
  const [, folder] = process.argv
  guard(folder)
  const options = { detached: true, stdio: 'ignore', env: { ...process.env, DATA_DIR: folder } }
  const child = spawn(process.execPath, ['-e', 'process.on("SIGINT", () => process.exit()); setInterval(() => {}, 1000)'], options)
  child.once('spawn', () => console.log(child.pid))
`

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('a run that ends by %s leaves no process and no folder', async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-panel-guard-'))
  const runner = spawn(process.execPath, ['--input-type=module', '-e', run, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(runner.stdout, 'data')) as [Buffer]
  const child = Number(line.toString())
  expect(isAlive(child)).toBe(true)
  runner.kill(signal)
  await vi.waitFor(() => expect(isAlive(child) || existsSync(folder)).toBe(false), { timeout: 15_000 })
})
