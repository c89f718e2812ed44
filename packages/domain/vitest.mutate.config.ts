import { defineConfig } from 'vitest/config'

const conditions = ['@vendor-panel/source', 'module', 'node', 'development|production']

/** The tests of the rules alone, for `npm run mutate`: Stryker runs one project, and the root has many. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['src/**/*.test.ts'],
    // It calls every rule with odd values without checking results, and would run for every mutant.
    exclude: ['src/total.test.ts'],
    environment: 'node',
    setupFiles: ['temporal-polyfill/global'],
    isolate: false,
    maxWorkers: 1,
    // Every line of an instrumented rule checks which mutant is active.
    testTimeout: 60_000,
  },
})
