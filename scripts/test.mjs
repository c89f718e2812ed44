/**
 * `npm test`: installs what it needs on a fresh clone, runs every check, keeps going after a failure,
 * and ends with the true sums. `node scripts/test.mjs unit api` runs only the parts named.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, environment, node, root } from './install.mjs'
import { ensureContract, ensurePanel } from './make.mjs'

const reports = join(root, 'reports/test')
const parts = ['lint', 'types', 'unit', 'api', 'build', 'stories', 'e2e']
const stepMinutesMax = 15

const asked = process.argv.slice(2)
const unknown = asked.filter((part) => !parts.includes(part))
if (unknown.length) {
  console.error(`There is no part "${unknown[0]}". Parts: ${parts.join(', ')}; without one, all of them.`)
  process.exit(2)
}
const isAsked = (part) => asked.length === 0 || asked.includes(part)

ensureInstalled()
// Everything after this line runs on the project's own Node.
if (process.execPath !== node && process.env.VENDOR_PANEL_NODE !== node) {
  const child = spawn(node, [import.meta.filename, ...asked], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, VENDOR_PANEL_NODE: node },
  })
  child.on('exit', (code) => process.exit(code ?? 1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
} else {
  process.exitCode = await main()
}

async function main() {
  const started = performance.now()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  const sums = { passed: 0, failed: 0, skipped: 0 }
  const check = async (step) => {
    const result = await runStep(step)
    for (const key of Object.keys(sums)) sums[key] += result[key]
    return result.failed === 0
  }

  /** What later steps read. Made here and now; a failure counts as a failed test. */
  const make = (name, ensure) => {
    const begun = performance.now()
    try {
      ensure()
    } catch (error) {
      console.log(error.message)
      console.log(`✗ ${name}`)
      sums.failed += 1
      return false
    }
    console.log(`✓ ${name} ${duration(performance.now() - begun)}`)
    sums.passed += 1
    return true
  }

  make('contract', ensureContract)
  if (isAsked('lint')) {
    await check({ name: 'oxlint', command: ['oxlint'] })
    await check({ name: 'oxfmt', command: ['oxfmt', '--check'] })
    await check({ name: 'knip', command: ['knip', '--no-progress', '--no-config-hints'] })
    await check({ name: 'lock', command: ['node', 'scripts/check-lock.mjs'] })
  }
  if (isAsked('types')) {
    // Two at a time: that is what a small machine has cores for.
    const projects = ['.', 'openapi', 'packages/domain', 'packages/sdk', 'packages/ui', 'apps/api', 'apps/panel']
    const next = async () => {
      for (let project = projects.shift(); project; project = projects.shift()) {
        await check({
          name: `types ${project === '.' ? 'root' : project}`,
          command: ['tsc', '--noEmit', '--pretty', 'false', '-p', project],
        })
      }
    }
    await Promise.all([next(), next()])
  }
  if (isAsked('unit')) await check(vitest('unit', ['domain', 'sdk', 'ui', 'panel', 'contract', 'architecture']))
  if (isAsked('api')) await check(vitest('api', ['api']))

  if (['build', 'stories', 'e2e'].some(isAsked)) {
    const { ensureChromium } = await import('./chromium.mjs')
    const chromium = await ensureChromium().catch((error) => error)
    const hasChromium = make('chromium', () => {
      if (chromium instanceof Error) throw chromium
    })
    if (isAsked('stories') && hasChromium) {
      await check({ ...vitest('stories', []), command: ['vitest', 'run', '--config', 'vitest.stories.config.ts', ...reporters('stories')] })
    }
    const isBuilt = (isAsked('build') || isAsked('e2e')) && make('panel build', ensurePanel)
    if (isAsked('build') && isBuilt) {
      await check(vitest('built', ['built']))
      if (hasChromium) await check({ name: 'byte budgets', command: ['node', '--conditions=@vendor-panel/source', 'bench/bytes.ts'] })
    }
    if (isAsked('build')) {
      await check({ name: 'packages', command: ['node', 'scripts/packages.mjs'] })
      if (hasChromium) await check({ name: 'packages in use', command: ['node', 'scripts/consumer-proof.mjs'] })
    }
    // What could not run is named by the failure above; it is never counted as skipped.
    if (isAsked('e2e') && isBuilt && hasChromium) await check(playwright())
  }

  console.log(`\nDone in ${duration(performance.now() - started)}.`)
  console.log(`Tests: ${sums.passed} passed, ${sums.failed} failed, ${sums.skipped} skipped`)
  return sums.failed ? 1 : 0
}

function reporters(name) {
  return ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, `${name}.json`)}`]
}

function vitest(name, projects) {
  return { name, command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`), ...reporters(name)], sums: vitestSums }
}

function playwright() {
  const report = join(reports, 'e2e.json')
  return {
    name: 'e2e',
    command: ['playwright', 'test', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    sums: playwrightSums,
  }
}

function vitestSums({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

function playwrightSums({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

/** Runs one step and says how it went. A step without a report of its own counts as one test; so does a failure its report does not show. */
async function runStep({ name, command, env, sums }) {
  const started = performance.now()
  if (sums) console.log(`… ${name}`)
  const { code, output } = await execute(command, env)
  const report = join(reports, `${name}.json`)
  let result = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  if (sums && existsSync(report)) {
    result = sums(JSON.parse(readFileSync(report, 'utf8')))
    if (code !== 0 && result.failed === 0) result.failed = 1
  } else if (sums) {
    result = { passed: 0, failed: 1, skipped: 0 }
  }
  const counted = sums ? ` (${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped)` : ''
  if (result.failed) console.log(output.trimEnd())
  console.log(`${result.failed ? '✗' : '✓'} ${name}${counted} ${duration(performance.now() - started)}`)
  return result
}

function execute([command, ...args], env) {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32'
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...env, NO_COLOR: '1' },
      detached: !isWindows,
      shell: isWindows,
    })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    const stop = () => (isWindows || !child.pid ? child.kill() : process.kill(-child.pid))
    const timer = setTimeout(() => {
      output += `\nStopped after ${stepMinutesMax} minutes.`
      stop()
    }, stepMinutesMax * 60_000)
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => {
      clearTimeout(timer)
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      resolve({ code, output })
    })
  })
}

function duration(ms) {
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`
}
