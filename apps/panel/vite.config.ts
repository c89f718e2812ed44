import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { buildPanel } from './vite/build.ts'
import { messages } from './vite/messages.ts'
import { ownOperations } from './vite/operations.ts'
import { unusedComponents } from './vite/unused-components.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env['API_ORIGIN'] ?? 'http://localhost:4310'

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    // React Aria brings sentences in thirty languages; these are ours (I18N-02).
    { ...optimizeLocales.vite({ locales: ['ar-AE', 'de-DE', 'en-US', 'tr-TR'] }), enforce: 'pre' },
    messages(here('src/messages')),
    ownOperations(here('src')),
    unusedComponents(),
    vanillaExtractPlugin(),
    // Compiled code is a third larger: 10 KiB of the inbox. Where drawing again is dear, a component says 'use memo' (measured).
    react({ compiler: { compilationMode: 'annotation' } }),
    command === 'build' && buildPanel(),
  ],
  resolve: {
    conditions: ['@vendor-panel/source', 'module', 'browser', 'development|production'],
    alias:
      command === 'build'
        ? {
            // Sentences are parsed at build time; react-intl then needs no parser.
            '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
            // wouter still brings for React 17 what React has had since 18.
            'use-sync-external-store/shim/index.js': 'react',
          }
        : {},
  },
  // Styles are run in Node while they are compiled: without this they would find no theme there, and leave its rules out.
  environments: { ssr: { resolve: { conditions: ['@vendor-panel/source', 'module', 'node', 'development|production'] } } },
  // Which files an import needs is known to the head script for the first page, and found by the browser for later ones: the entry need not list them.
  build: {
    outDir: here('dist'),
    target: 'es2024',
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': api, '/.ws': { target: api, ws: true }, '/dev/outbox': api, '/reference': api, '/files': api },
  },
}))
