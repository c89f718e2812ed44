import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { BankKey } from './http-bank.ts'

/** Starts the sandbox bank as a process of its own, which ends with this one. */
export async function startDemoBank(): Promise<BankKey & { stop(): Promise<void> }> {
  const secret = randomBytes(24).toString('base64url')
  const flags = ['--conditions=@vendor-panel/source', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, 'sandbox.cli.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  // Not as an argument, which other processes can read.
  child.stdin.write(`${secret}\n`)
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The sandbox bank ended at its start'))),
  ])) as [string]
  const { origin } = JSON.parse(line) as { origin: string }
  return {
    origin,
    secret,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
