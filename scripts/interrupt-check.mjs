/**
 * Checks that an interrupted run leaves no process: starts `npm run test:api` and `test:e2e`, waits until the database or a browser runs,
 * ends each run
 * in several ways, and looks for all of its processes by id. `npm run test:full` runs it.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { environment, root } from './install.mjs'

const startWithinMs = 240_000
const endWithinMs = 30_000

/** How to end a run: the process and the signal. A negative id is the whole group, as for Ctrl+C in a terminal. */
const ends = {
  'Ctrl+C': ({ npm }) => process.kill(-npm, 'SIGINT'),
  'SIGTERM to npm': ({ npm }) => process.kill(npm, 'SIGTERM'),
  'SIGKILL to npm': ({ npm }) => process.kill(npm, 'SIGKILL'),
  'SIGKILL to the runner': ({ processes }) =>
    process.kill(processes.findLast(({ command }) => /^\S*node \S*test\.mjs/.test(command)).pid, 'SIGKILL'),
}

/** The last process of each part to start. */
const awaited = { api: /bin\/postgres/, e2e: /chrom/ }

for (const part of Object.keys(awaited)) {
  for (const [name, end] of Object.entries(ends)) {
    const npm = spawn('npm', ['run', `test:${part}`, '--', '--force'], { cwd: root, env: environment, detached: true, stdio: 'ignore' })
    const deadline = performance.now() + startWithinMs
    let processes = []
    while (!processes.some(({ command }) => awaited[part].test(command))) {
      if (npm.exitCode !== null || performance.now() > deadline) throw new Error(`npm run test:${part} did not start what is awaited.`)
      await wait(200)
      processes = descendantsOf(npm.pid)
    }
    // Workers and further browsers.
    await wait(3000)
    processes = descendantsOf(npm.pid)
    const started = performance.now()
    end({ npm: npm.pid, processes })
    let left = processes
    while (left.length && performance.now() - started < endWithinMs) {
      await wait(100)
      const now = allProcesses()
      left = left.filter(({ pid, startedAt }) =>
        now.some((other) => other.pid === pid && other.startedAt === startedAt && other.state !== 'Z'),
      )
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const which = ['postgres', 'chrom', 'server.ts'].map(
      (word) => `${processes.filter(({ command }) => command.includes(word)).length} ${word}`,
    )
    console.log(
      `${left.length ? '✗' : '✓'} ${part}, ${name}: ${processes.length} processes (${which.join(', ')}), ${left.length} left after ${seconds} s`,
    )
    for (const { pid, command } of left) console.log(`  ${pid} ${command}`)
    if (left.length) process.exitCode = 1
  }
}

/** All descendants of a process, including those in sessions of their own. */
function descendantsOf(pid) {
  const all = allProcesses()
  const found = [all.find((one) => one.pid === pid)].filter(Boolean)
  for (const parent of found) found.push(...all.filter(({ parentPid }) => parentPid === parent.pid))
  return found
}

function allProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const [state, parentPid, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        return [{ pid: Number(pid), parentPid: Number(parentPid), state, startedAt: rest[17], command }]
      } catch {
        return []
      }
    })
}
