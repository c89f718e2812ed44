import { mkdtempSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { backendCommand, backendEnvironment } from './e2e/backend.ts'
import { chromiumLaunch } from './scripts/chromium.mjs'
import { freePort } from './scripts/free-port.mjs'
import { guard } from './scripts/guard.mjs'

// Journeys call the backend through the SDK, read from its source.
registerHooks({
  resolve: (specifier, context, next) => next(specifier, { ...context, conditions: [...context.conditions, '@vendor-panel/source'] }),
})
// Every worker reads this file again: the first process sets what the run shares.
if (!process.env['E2E_DATA_DIR']) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vendor-panel-e2e-'))
  guard(dataFolder)
  process.env['E2E_DATA_DIR'] = dataFolder
  process.env['E2E_PORT'] = String(await freePort())
  process.env['E2E_STARTED_AT'] = String(Date.now())
}

const port = Number(process.env['E2E_PORT'])
/** The panel with pseudo-languages, which only the sizes of its pages are checked in. */
const pseudoPanel = process.env['PSEUDO_PANEL']

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/e2e',
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
    // A journey sees and breaks the requests of its page; those about the worker allow it.
    serviceWorkers: 'block',
    // A press waits until its target no longer moves. Stories show what moves.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: process.env['PICTURES']
    ? [{ name: 'pictures', testMatch: 'pictures.ts' }]
    : pseudoPanel
      ? [{ name: 'journeys', testMatch: 'screens.spec.ts', grep: /every page fits/ }]
      : [
          // Push messages exist in the whole Chromium only. It needs a worker of its own, which would otherwise run alone at the end.
          {
            name: 'offline',
            testMatch: 'offline.spec.ts',
            use: { serviceWorkers: 'allow', launchOptions: chromiumLaunch({ isWhole: true }) },
          },
          { name: 'journeys', testIgnore: 'offline.spec.ts' },
        ],
  webServer: {
    command: backendCommand.join(' '),
    env: { ...backendEnvironment(port), ...(pseudoPanel && { PANEL_DIR: pseudoPanel }) },
    url: `http://localhost:${port}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
