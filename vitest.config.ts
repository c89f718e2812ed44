import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { messages } from './apps/panel/vite/messages.ts'

// Workspaces are read from their sources: tests need no build.
const conditions = ['@vendor-panel/source', 'node', 'development|production']
const temporal = ['temporal-polyfill/global']

const project = (name: string, include: string[], test: object = {}) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  // The environment in which global setups run.
  environments: { __vitest__: { resolve: { conditions, externalConditions: conditions } } },
  test: {
    name,
    include,
    environment: 'node' as const,
    setupFiles: temporal,
    // Files of a worker share its modules, which take longer to load than most files to run. Each restores what it stubs.
    isolate: false,
    // Limits for hanging tests, generous because a busy machine is slow.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    ...test,
  },
})

export default defineConfig({
  test: {
    projects: [
      project('domain', ['packages/domain/src/**/*.test.ts']),
      project('sdk', ['packages/sdk/src/**/*.test.{ts,tsx}']),
      { ...project('ui', ['packages/ui/src/**/*.test.{ts,tsx}']), plugins: [vanillaExtractPlugin()] },
      project('widget', ['packages/widget/src/**/*.test.ts']),
      {
        ...project('panel', ['apps/panel/src/**/*.test.ts']),
        plugins: [messages({ folder: join(import.meta.dirname, 'apps/panel/src/messages') })],
      },
      project('contract', ['tests/contract*.test.ts']),
      project('architecture', ['tests/{architecture*,bench-table,guard,papers}.test.ts']),
      project('built', ['tests/built.test.ts']),
      project('new-area', ['tests/new-area.test.ts']),
      // Three keep two cores busy, because tests of processes mostly wait. All files share one PostgreSQL, for which more would wait.
      project('api', ['apps/api/{src,test}/**/*.test.ts'], { maxWorkers: 3, globalSetup: 'apps/api/test/global-setup.ts' }),
      project('reads', ['apps/api/test/reads.bench.ts'], { globalSetup: 'apps/api/test/global-setup.ts' }),
    ],
  },
})
