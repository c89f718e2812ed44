import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { styleConditions } from './.storybook/source-conditions.ts'
import { setTouch } from './.storybook/touch-command.ts'
import { chromiumLaunch } from './scripts/chromium.mjs'

/** `npm run test:full`: every look of every story, pseudo-languages on a phone, and pictures. */
const isFull = process.env['TEST_FULL'] === 'yes'

/** Axe's rules about colours and positions. The others find the same in every look, and are a sixth of the time of the second one. */
const axeRulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable']

// Every story is a test, in the two looks that differ in everything.
const looks = [
  { name: 'light-ltr', globals: { theme: 'light', direction: 'ltr' } },
  { name: 'dark-rtl', globals: { theme: 'dark', direction: 'rtl', ...(!isFull && { axeRules: axeRulesOfLooks }) } },
  ...(isFull
    ? [
        { name: 'dark-ltr', globals: { theme: 'dark', direction: 'ltr' } },
        { name: 'light-rtl', globals: { theme: 'light', direction: 'rtl' } },
        { name: 'long-phone', globals: { theme: 'light', locale: 'en_XA', viewport: { value: 'phone' } } },
        { name: 'bidi-phone', globals: { theme: 'dark', locale: 'ar_XB', viewport: { value: 'phone' } } },
      ]
    : []),
]

/** React of the built panel takes a sixth of the time less. `npm run test:full` has the one with warnings. */
const asVendorsGetIt = {
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
}
if (!isFull) process.env['NODE_ENV'] = 'production'

/** The packages that our sources import. A package that is found only while the tests run reloads the page, and they fail. */
function importedPackages(): string[] {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/panel/src/**/*.{ts,tsx}'], { exclude: ['**/*.test.*'] })
  const names = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?: from |\bimport\()'([a-z@][^':]*)'/g)].map(([, name]) => name ?? ''),
  )
  const isPackage = (name: string) =>
    !/^(@vendor-panel|@storybook|storybook|@vanilla-extract|vite|firebase|vitest|virtual)\b|\.css$/.test(name)
  return [...new Set(names)].filter(isPackage).sort()
}

export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  environments: { ssr: { resolve: { conditions: styleConditions } } },
  ...(!isFull && asVendorsGetIt),
  // Packages may be linked from another folder: tests/new-area.test.ts does so.
  server: { fs: { allow: [import.meta.dirname, join(fileURLToPath(import.meta.resolve('vitest/package.json')), '../..')] } },
  optimizeDeps: { include: ['react/jsx-runtime', 'react/jsx-dev-runtime', ...importedPackages()] },
  test: {
    name: 'stories',
    // One page for all files takes a third of the time. Storybook unmounts everything that a story leaves.
    isolate: false,
    testTimeout: 40_000,
    // A look's page uses one core. By default one core stays free, and a machine of two runs one look after the other.
    maxWorkers: '100%',
    setupFiles: ['.storybook/target-checks.ts', ...(isFull ? ['.storybook/full-checks.ts'] : [])],
    browser: {
      enabled: true,
      // The server writes accepted pictures on behalf of the page.
      ...(isFull && { api: { allowWrite: true } }),
      headless: true,
      commands: { setTouch },
      provider: playwright({ launchOptions: chromiumLaunch() }),
      // `storybookTest({ initialGlobals })` provides per project; with one server for both it is provided to each browser instead.
      instances: looks.map(({ name, globals }) => ({
        browser: 'chromium' as const,
        name,
        provide: { 'storybook/test-initial-globals': globals, isFull } as object,
      })),
      // The one that Storybook gives to each story: it does not change between files.
      viewport: { width: 1200, height: 900 },
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          // The pictures of the longest lists take several seconds each, and a stable one takes two.
          timeout: 20_000,
          // Fonts differ between machines, so accepted pictures are local.
          resolveScreenshotPath: ({ root, arg, ext }) => join(root, '.cache/pictures', `${arg}${ext}`),
          resolveDiffPath: ({ root, arg, ext }) => join(root, 'reports/pictures', `${arg}${ext}`),
        },
      },
    },
  },
})
