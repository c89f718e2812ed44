/**
 * `npm test`: installs what a fresh clone needs, runs every check, continues after a failure, and prints the totals.
 * `node scripts/test.mjs unit api` runs only these parts; `--force` ignores the cache.
 * `npm run test:full` adds every combination of look, language and screen, pseudo-languages, the pictures of all stories, the policy of the
 * built Storybook, and the check of interrupted runs; its parts have no time limit. `--accept` accepts the current pictures.
 */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guard } from './guard.mjs'
import { ensureInstalled, environment, node, root } from './install.mjs'
import { journeys, inProcessStep, pseudoBuild, pseudoPages, reports, runStep, runTasks, startRun, vitest } from './test-steps.mjs'

const argv = process.argv.slice(2)
const [isFull, isForced, isAccepting] = ['--full', '--force', '--accept'].map((flag) => argv.includes(flag))
const asked = argv.filter((arg) => !['--full', '--force', '--accept'].includes(arg))

/** The parts in order, with their time limits in minutes on two cores. Installation has none: it depends on the network. */
const parts = isFull
  ? { lint: null, types: null, unit: null, api: null, build: null, stories: null, e2e: null, interrupts: null }
  : { lint: 3, types: 4, unit: 5, api: 5, build: 4, stories: 8, e2e: 8 }
const wholeMinutesMax = isFull ? Infinity : 25

const unknown = asked.find((part) => !(part in parts))
if (unknown) {
  console.error(`There is no part "${unknown}". Parts: ${Object.keys(parts).join(', ')}; without one, all of them.`)
  process.exit(2)
}
const isAsked = (part) => asked.length === 0 || asked.includes(part)
const startedAt = Number(process.env.VENDOR_PANEL_TEST_STARTED ?? Date.now())
// A run that is started by a step of this one has a time of its own.
delete environment.VENDOR_PANEL_TEST_STARTED

ensureInstalled()
// Everything after this line runs on the project's own Node.
if (process.execPath !== node && process.env.VENDOR_PANEL_NODE !== node) {
  const env = { ...environment, VENDOR_PANEL_NODE: node, VENDOR_PANEL_TEST_STARTED: String(startedAt) }
  const child = spawn(node, [import.meta.filename, ...argv], { cwd: root, stdio: 'inherit', env })
  child.on('exit', (code) => process.exit(code ?? 1))
  onInterrupt((signal) => child.kill(signal))
} else {
  process.exitCode = await main()
}

/** Calls back once when the run must end: at a signal, or when the npm that started it has ended. */
function onInterrupt(interrupt) {
  let isInterrupted = false
  const once = (signal) => {
    if (!isInterrupted) interrupt(signal)
    isInterrupted = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => once(signal))
  if (!process.env.npm_lifecycle_event) return
  // npm starts scripts through a shell, which does not end with npm.
  const [shell, npm] = [process.ppid, parentOf(process.ppid)]
  setInterval(() => (process.ppid !== shell || parentOf(shell) !== npm) && once('SIGTERM'), 500).unref()
}

/** The parent of a process, if the system has a file for it; otherwise undefined. */
function parentOf(pid) {
  try {
    return /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

/** Memory where there is plenty: a database for each file of tests is made in a tenth of the time. */
function temporaryFolder() {
  const [memory, bytesMin] = ['/dev/shm', 12 * 2 ** 30]
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) < bytesMin ? tmpdir() : memory
  } catch {
    return tmpdir()
  }
}

async function main() {
  const folder = mkdtempSync(join(temporaryFolder(), 'vendor-panel-test-'))
  // If this runs as root, PostgreSQL runs as another user and must be able to enter the folder.
  chmodSync(folder, 0o711)
  guard(folder)
  const run = startRun(folder, isFull ? { TEST_FULL: 'yes' } : {})
  onInterrupt(() => {
    run.isInterrupted = true
    run.stop('Interrupted.')
  })
  // Not a named import: Node 20, which only installs and starts the project's own Node, lacks it.
  for (const old of fs.globSync('{reports/test,{openapi,packages/*,apps/*}/reports}', { cwd: root }))
    rmSync(join(root, old), { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  const wholeAt = performance.now() - (Date.now() - startedAt) + wholeMinutesMax * 60_000
  const table = [rowOf('install', Date.now() - startedAt)]
  let current = table[0]
  /** Runs the steps of a part if it is selected, and adds its row to the table. */
  const part = async (name, isWanted, work) => {
    if (!isWanted) return
    const started = performance.now()
    const minutesMax = parts[name] ?? null
    const ownAt = minutesMax === null ? Infinity : started + minutesMax * 60_000
    run.cap =
      ownAt < wholeAt
        ? { at: ownAt, sentence: `the part ${name} may take ${minutesMax} minutes.` }
        : { at: wholeAt, sentence: `the whole may take ${wholeMinutesMax} minutes.` }
    current = rowOf(name, 0, minutesMax)
    table.push(current)
    await work()
    current.ms = performance.now() - started
  }
  /** Adds the results of a step to the current part; returns whether none failed. */
  const check = async (results) => {
    const row = current
    const all = await results
    for (const result of all) for (const key of ['passed', 'failed', 'skipped']) row[key] += result[key]
    return all.every(({ failed }) => failed === 0)
  }
  const step = (name, ...command) => check(runStep(run, { name, command }))
  const tasks = (name, ...args) => check(runTasks(run, name, ...args, ...(isForced ? ['--force'] : [])))
  const suite = (description) => check(runStep(run, { ...description, env: { ...description.env, ...run.testEnv } }))

  let hasChromium = false
  /** Whether the panel was built; lint and types run at the same time. */
  let isBuilt = Promise.resolve(false)
  await part('prepare', true, async () => {
    await tasks('generate', 'generate')
    if (!['build', 'stories', 'e2e'].some(isAsked)) return
    const { ensureChromium } = await import('./chromium.mjs')
    const begun = performance.now()
    const problem = await ensureChromium().then(
      () => undefined,
      (error) => error.message,
    )
    hasChromium = await check(inProcessStep('chromium', problem, performance.now() - begun))
    if (!isAsked('build') && !isAsked('e2e')) return
    // turbo restores files but does not remove any: an earlier build would be checked too.
    rmSync(join(root, 'apps/panel/dist'), { recursive: true, force: true })
    isBuilt = tasks('panel build', '@vendor-panel/panel#build')
  })
  await part('lint', isAsked('lint'), async () => {
    await step('oxlint', 'oxlint')
    await step('oxfmt', 'oxfmt', '--check')
    await step('knip', 'knip', '--no-progress', '--no-config-hints')
    await step('lock', 'node', 'scripts/check-lock.mjs')
  })
  await part('types', isAsked('types'), () => tasks('types', 'types', 'types-root'))
  await part('unit', isAsked('unit'), async () => {
    // Runs one command after the other, so it leaves room for the others.
    const newArea = suite(vitest('new-area', '--project=new-area'))
    await tasks('unit', 'test', '--filter=!@vendor-panel/api')
    // These read the whole repository, so a cache would never apply.
    await suite(vitest('architecture', '--project=contract', '--project=architecture'))
    await newArea
  })
  await part('api', isAsked('api'), () => tasks('api', '@vendor-panel/api#test'))
  // The failure above names what could not run; it is not counted as skipped.
  await part('build', isAsked('build'), async () => {
    if (await isBuilt) await suite(vitest('built', '--project=built'))
    const packages = async () => {
      await step('packages', 'node', 'scripts/packages.mjs')
      if (hasChromium) await step('packages in use', 'node', 'scripts/consumer-proof.mjs')
    }
    // On its slow connection the first mostly waits.
    const bytes = () => step('byte budgets', 'node', '--conditions=@vendor-panel/source', 'bench/bytes.ts')
    await Promise.all([(await isBuilt) && hasChromium && bytes(), packages()])
  })
  await part('stories', isAsked('stories') && hasChromium, async () => {
    const isFirst = isFull && !existsSync(join(root, '.cache/pictures'))
    if (isFirst) console.log('No pictures were accepted on this machine before: these are.')
    await suite(vitest('stories', '--config', 'vitest.stories.config.ts', ...(isFirst || isAccepting ? ['--update=all'] : [])))
    if (isFull && (await step('storybook', 'storybook', 'build', '--quiet')))
      await step('policy of storybook', 'node', 'scripts/storybook-policy.mjs', '--check')
  })
  await part('e2e', isAsked('e2e') && (await isBuilt) && hasChromium, async () => {
    await suite(journeys)
    if (isFull && (await suite(pseudoBuild))) await suite(pseudoPages)
  })
  await part('interrupts', isFull && isAsked('interrupts'), () => step('interrupts', 'node', 'scripts/interrupt-check.mjs'))

  await isBuilt
  console.log(`\n${asTable(table)}`)
  if (run.isInterrupted) console.log('Interrupted: what was not run is missing here.')
  const sum = (key) => table.reduce((total, one) => total + one[key], 0)
  const failed = Math.max(sum('failed'), run.isInterrupted ? 1 : 0)
  console.log(`Tests: ${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`)
  return failed ? 1 : 0
}

function rowOf(name, ms, minutesMax = null) {
  return { name, ms, minutesMax, passed: 0, failed: 0, skipped: 0 }
}

function asTable(table) {
  const whole = rowOf('whole', Date.now() - startedAt, asked.length || isFull ? null : wholeMinutesMax)
  for (const key of ['passed', 'failed', 'skipped']) whole[key] = table.reduce((total, one) => total + one[key], 0)
  const rows = [...table, whole].map(({ name, ms, minutesMax, passed, failed, skipped }) => [
    name,
    (ms / 60_000).toFixed(1),
    minutesMax === null ? '' : String(minutesMax),
    ...[passed, failed, skipped].map(String),
  ])
  return [['part', 'minutes', 'at most', 'passed', 'failed', 'skipped'], ...rows]
    .map(([name, ...cells]) => name.padEnd(10) + cells.map((cell) => cell.padStart(9)).join(''))
    .join('\n')
}
