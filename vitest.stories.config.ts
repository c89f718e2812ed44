import { existsSync } from 'node:fs'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const debian = '/usr/bin/chromium'
const executablePath = process.env.PLAYWRIGHT_CHROMIUM ?? (existsSync(debian) ? debian : undefined)

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const isRoot = process.getuid?.() === 0

// Every story is a test, read in the two surroundings that differ in everything.
const looks = [
  { direction: 'ltr', theme: 'light' },
  { direction: 'rtl', theme: 'dark' },
]

export default defineConfig({
  test: {
    projects: looks.map((look) => ({
      plugins: [storybookTest({ configDir: '.storybook', initialGlobals: look })],
      // Found late, one of these would reload the page in the middle of a cold run, and the run would fail.
      optimizeDeps: {
        entries: ['packages/ui/src/**/*.{ts,tsx}', 'apps/panel/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        include: ['react/jsx-dev-runtime'],
      },
      test: {
        name: `stories ${look.theme}-${look.direction}`,
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({
            launchOptions: { ...(executablePath && { executablePath }), args: [...args, ...(isRoot ? ['--no-sandbox'] : [])] },
          }),
          instances: [{ browser: 'chromium' as const }],
          viewport: { width: 1200, height: 800 },
          screenshotFailures: false,
        },
      },
    })),
  },
})
