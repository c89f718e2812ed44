import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { pseudoTexts } from './src/shared/pseudo-texts.ts'
import { buildPanel } from './vite/build.ts'
import { leanIcons } from './vite/icons.ts'
import { messages, type Catalogues } from './vite/messages.ts'
import { ownOperations } from './vite/operations.ts'
import { unusedComponents } from './vite/unused-components.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** With `PSEUDO_TEXTS` the panel has no real language: English is long, the Arabic of the Emirates turns each text around. */
const catalogues: Catalogues = {
  folder: here('src/messages'),
  rewrite: process.env['PSEUDO_TEXTS'] ? (texts, locale) => pseudoTexts(texts, locale.startsWith('ar') ? 'bidi' : 'long') : undefined,
}
const api = process.env['API_ORIGIN'] ?? 'http://localhost:4310'

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    // React Aria has texts in thirty languages; these are ours (I18N-02).
    { ...optimizeLocales.vite({ locales: ['ar-AE', 'de-DE', 'en-US', 'tr-TR'] }), enforce: 'pre' },
    messages(catalogues),
    ownOperations(here('src')),
    unusedComponents(),
    leanIcons(),
    vanillaExtractPlugin(),
    // Compiled code is a third larger: 10 KiB of the inbox. A component that is expensive to render opts in with 'use memo' (measured).
    react({ compiler: { compilationMode: 'annotation' } }),
    command === 'build' && buildPanel(catalogues),
  ],
  resolve: {
    conditions: ['@vendor-panel/source', 'module', 'browser', 'development|production'],
    alias:
      command === 'build'
        ? {
            // Messages are parsed at build time, so react-intl needs no parser.
            '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
            // wouter ships a shim for React 17 that React has had since 18.
            'use-sync-external-store/shim/index.js': 'react',
          }
        : {},
  },
  // Style files run in Node during compilation: without this they would not find the theme, and would omit its rules.
  environments: { ssr: { resolve: { conditions: ['@vendor-panel/source', 'module', 'node', 'development|production'] } } },
  // The head script has the imports of the first page, and the browser finds those of later ones: the entry need not list them.
  build: {
    outDir: here('dist'),
    target: 'es2024',
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      '/api': api,
      '/.ws': { target: api, ws: true },
      '/dev/outbox': api,
      '/reference': api,
      '/map': api,
      '/files': api,
      '/widgets': api,
    },
  },
}))
