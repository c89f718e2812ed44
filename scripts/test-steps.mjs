/** The steps of `npm test`: runs a command with a time limit, and returns how many tests passed, failed and were skipped. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endAll } from './guard.mjs'
import { environment, root } from './install.mjs'
import { turboCommand } from './make.mjs'

export const reports = join(root, 'reports/test')

/** The journeys, with their report. */
export const journeys = {
  name: 'e2e',
  command: ['playwright', 'test', '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
  sums: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
}

const pseudoPanel = join(root, '.cache/pseudo-panel')

/** The panel with pseudo-languages instead of English and Arabic, and the sizes of all of its pages. */
export const pseudoBuild = {
  name: 'panel in pseudo-languages',
  command: ['vite', 'build', 'apps/panel', '--outDir', pseudoPanel, '--emptyOutDir'],
  env: { PSEUDO_TEXTS: 'yes' },
}
export const pseudoPages = {
  ...journeys,
  name: 'pages in pseudo-languages',
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'pages in pseudo-languages.json'), PSEUDO_PANEL: pseudoPanel },
}

/** Vitest files that belong to no workspace, with their report. */
export function vitest(name, ...args) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, `${name}.json`)}`]
  return { name, command: ['vitest', 'run', ...args, ...reporters], sums: vitestSums }
}

/** The state of one run: its folder for temporary files, what its tests read from the environment, and how to stop its current steps. */
export function startRun(folder, testEnv) {
  const stops = new Set()
  const stop = (reason) => stops.forEach((stopOne) => stopOne(reason))
  return { folder, testEnv, isInterrupted: false, cap: { at: Infinity, sentence: '' }, stops, stop }
}

/** A step without a report counts as one test; so does a failure that its report does not contain. */
export async function runStep(run, { name, command, env, sums }) {
  if (sums) console.log(`… ${name}`)
  const { code, output, ms } = await execute(run, command, env)
  return [printResult(name, { ...counts(code, join(reports, `${name}.json`), sums), ms, output })]
}

/** Runs tasks of `turbo.json`. A task from the cache counts like one that ran: its report is restored with it. */
export async function runTasks(run, name, ...args) {
  console.log(`… ${name}`)
  const { code, output, ms } = await execute(run, turboCommand(...args, '--summarize'), run.testEnv)
  const [, summary] = /^Summary:\s+(.+\.json)$/m.exec(output) ?? []
  const asked = summary && existsSync(summary) ? JSON.parse(readFileSync(summary, 'utf8')).tasks.filter(isAsked(args)) : []
  // Only its own: other tasks may run at the same time.
  if (summary) rmSync(summary, { force: true })
  const results = asked.map(({ task, directory, execution, cache }) => {
    const sums = task === 'test' ? vitestSums : undefined
    const report = join(root, directory, 'reports/test.json')
    const { startTime, endTime, exitCode = 1 } = execution ?? {}
    const result = { ...counts(exitCode, report, sums), ms: execution ? endTime - startTime : 0, isCached: cache.status === 'HIT' }
    return printResult(`${name} ${directory || 'root'}`, result)
  })
  if (code !== 0) console.log(output.trim())
  // turbo itself failed, or a task that others depend on.
  const isUnseen = results.length === 0 || (code !== 0 && results.every(({ failed }) => failed === 0))
  return isUnseen ? [...results, printResult(name, { passed: 0, failed: 1, skipped: 0, ms })] : results
}

const isAsked =
  (args) =>
  ({ taskId, task, command }) =>
    command !== '<NONEXISTENT>' && (args.includes(task) || args.includes(taskId))

function counts(code, report, sums) {
  if (!sums) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const result = sums(JSON.parse(readFileSync(report, 'utf8')))
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

function printResult(name, { passed, failed, skipped, ms, isCached = false, output = '' }) {
  if (failed && output) console.log(output.trimEnd())
  const counted = passed + failed + skipped > 1 ? ` (${passed} passed, ${failed} failed, ${skipped} skipped)` : ''
  console.log(`${failed ? '✗' : '✓'} ${name}${counted} ${isCached ? 'from the cache' : duration(ms)}`)
  return { passed, failed, skipped }
}

/** The result of a step in this process; `problem` is its error message, or undefined. */
export function inProcessStep(name, problem, ms) {
  return [printResult(name, { passed: problem ? 0 : 1, failed: problem ? 1 : 0, skipped: 0, ms, output: problem })]
}

/** Runs a command until it ends, reaches its time limit, or the run is interrupted. */
function execute(run, [command, ...args], env) {
  const started = performance.now()
  return new Promise((resolve) => {
    const answer = (code, output) => resolve({ code, output, ms: performance.now() - started })
    const leftMs = run.cap.at - started
    if (run.isInterrupted) return answer(1, 'Not run: interrupted.')
    if (leftMs <= 0) return answer(1, `Not run: ${run.cap.sentence}`)
    const isWindows = process.platform === 'win32'
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...env, NO_COLOR: '1', TMPDIR: run.folder },
      // A process group of its own, so that Ctrl+C reaches it once, through this process.
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (output += part))
    let stopped
    const stop = (reason) => {
      output += `\n${reason}`
      stopped = isWindows ? Promise.resolve(child.kill()) : endAll(run.folder)
    }
    run.stops.add(stop)
    const timer = leftMs < 2 ** 31 ? setTimeout(() => stop(`Stopped: ${run.cap.sentence}`), leftMs) : undefined
    const finish = async (code) => {
      clearTimeout(timer)
      run.stops.delete(stop)
      // All of its processes end before the next step starts. Some programs exit with 0 when they are interrupted.
      await stopped
      answer(stopped ? 1 : code, output)
    }
    child.on('error', (error) => {
      output += String(error)
      void finish(1)
    })
    child.on('close', (code) => void finish(code ?? 1))
  })
}

function vitestSums({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

function duration(ms) {
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`
}
