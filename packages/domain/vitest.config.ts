import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@vendor-panel/source'] },
  test: { name: 'domain', root: import.meta.dirname, include: ['src/**/*.test.ts'], setupFiles: ['./vitest.setup.ts'] },
})
