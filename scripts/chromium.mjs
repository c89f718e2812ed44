/**
 * The Chromium for stories and journeys: the one named by PLAYWRIGHT_CHROMIUM, one found on this machine, Playwright's own download,
 * and if that is not available, Debian's package.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './install.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The path of a Chromium on this machine; undefined means Playwright's own download. */
export function findChromium() {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named) return named
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

/** Launch options. The sandbox does not work for root, and a test machine needs no GPU and no background traffic. */
export function chromiumLaunch() {
  const executablePath = findChromium()
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return { ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet }
}

/** Installs a Chromium that starts, and returns what was done; throws if none can be installed. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return starts(found) ? found : fail(`${found} does not start`)
  const { chromium } = await import('playwright')
  if (!existsSync(chromium.executablePath())) run('playwright', ['install', 'chromium'])
  if (starts(chromium.executablePath())) return chromium.executablePath()
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'])
    if (starts('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  return fail('No Chromium could be found or installed')
}

function starts(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function fail(what) {
  throw new Error(`${what}. Name one by PLAYWRIGHT_CHROMIUM.`)
}
