/**
 * The Chromium for stories and journeys: the one named by PLAYWRIGHT_CHROMIUM, one found on this machine, or Playwright's own download. The
 * headless shell comes first: it draws no window around a page, which takes a fifth of the time of a journey. Only the whole Chromium has
 * notifications and push messages.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './install.mjs'

const shell = ['chromium-headless-shell']
const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The path of a Chromium on this machine, the first of these names; undefined means Playwright's own download. */
function findChromium(names = [...shell, ...whole]) {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named) return named
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

/** Launch options. The sandbox does not work for root, and a test machine needs no GPU and no background traffic. */
export function chromiumLaunch({ isWhole = false } = {}) {
  const executablePath = findChromium(isWhole ? whole : undefined)
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  // Without a channel, Playwright starts its own headless shell.
  const browser = executablePath ? { executablePath } : isWhole && { channel: 'chromium' }
  return { ...browser, args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet }
}

/** Installs a Chromium that starts, and returns what was done; throws if none can be installed. */
export async function ensureChromium() {
  const isComplete = Boolean(findChromium(shell) && findChromium(whole))
  if (!isComplete && process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    const packages = [...shell, 'chromium', 'fonts-noto-core', 'fonts-noto-color-emoji']
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  }
  const found = findChromium()
  if (found) return starts(found) ? found : fail(`${found} does not start`)
  const { chromium } = await import('playwright')
  if (!existsSync(chromium.executablePath())) run('playwright', ['install', 'chromium'])
  return starts(chromium.executablePath()) ? chromium.executablePath() : fail('No Chromium could be found or installed')
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
