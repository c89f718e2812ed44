/**
 * Ends the processes of a run when the run ends, even if it is interrupted (Ctrl+C) or killed (SIGKILL).
 * Every process of a run has the run's folder in its command line or in its environment. `guard(folder)` starts a process that waits until
 * the current one
 * has ended, then ends all processes that have the folder and removes it.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const graceMs = 10_000

/** Guards a folder until this process ends. */
export function guard(folder) {
  // A session of its own, so that the terminal's Ctrl+C does not reach it. The pipe closes with this process.
  const child = spawn(process.execPath, [import.meta.filename, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.unref()
  child.stdin.unref()
}

/** Ends every process that names the folder: with a signal first, after ten seconds with SIGKILL. */
export async function endAll(folder) {
  const deadline = performance.now() + graceMs
  for (let asked = new Set(); ; await wait(100)) {
    const pids = pidsNaming(folder)
    // Processes that survive SIGKILL for ten seconds cannot be ended.
    if (pids.length === 0 || performance.now() > deadline + graceMs) return
    const isLate = performance.now() > deadline
    for (const pid of pids) {
      if (asked.has(pid) && !isLate) continue
      asked.add(pid)
      try {
        // For PostgreSQL, SIGINT is a fast shutdown that closes all connections. For all other programs it is Ctrl+C.
        process.kill(pid, isLate ? 'SIGKILL' : 'SIGINT')
      } catch {
        // It has already ended.
      }
    }
  }
}

function pidsNaming(folder) {
  if (process.platform === 'win32') return []
  return (existsSync('/proc/self/environ') ? fromProc(folder) : fromPs(folder)).filter((pid) => pid !== process.pid)
}

function fromProc(folder) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const [command, variables] = ['cmdline', 'environ'].map((file) => textOf(join('/proc', pid, file)))
      return isOfFolder(command, variables, folder)
    })
    .map(Number)
}

/** Both are empty for a process that has ended, waited for or not. */
function textOf(file) {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}

function fromPs(folder) {
  return execFileSync('ps', ['-axEww', '-o', 'pid=,command='], { encoding: 'latin1', maxBuffer: 2 ** 28 })
    .split('\n')
    .filter((line) => isOfFolder(line, '', folder))
    .map((line) => Number.parseInt(line, 10))
}

/** Other guards are not ended. */
function isOfFolder(command, variables, folder) {
  return !command.includes('guard.mjs') && (command.includes(folder) || variables.includes(folder))
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder] = process.argv
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  process.stdin.resume()
  await once(process.stdin, 'close')
  await endAll(folder)
  rmSync(folder, { recursive: true, force: true })
}
