import { fileURLToPath } from 'node:url'

import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'

import { messages } from '../apps/panel/vite/messages.ts'
import { componentDocs } from './component-props.ts'
import { playInSourceLanguage } from './play-in-source-language.ts'
import { browserConditions, styleConditions } from './source-conditions.ts'
import { translateStories } from './translate-stories.ts'

const isComponent = (file: string) => /packages[\\/]ui[\\/]src[\\/]/.test(file)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './handbook', files: '*.mdx', titlePrefix: '' },
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../packages/widget/src', files: '**/*.stories.tsx', titlePrefix: 'Widget' },
    { directory: '../apps/panel/src/features', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
    { directory: '../apps/panel/src/app', files: '**/*.stories.tsx', titlePrefix: 'Screens/Frame of every page' },
    { directory: '../apps/panel/src/shared', files: '**/*.stories.tsx', titlePrefix: 'Screens/Common parts' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `component-props.ts` replaces it.
  typescript: { reactDocgen: false },
  // Each component has a documentation page; a screen has not.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options)
        return isComponent(file) ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] })) : entries
      },
    })),
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        messages({ folder: fileURLToPath(new URL('../apps/panel/src/messages', import.meta.url)) }),
        vanillaExtractPlugin(),
        // Tests show no documentation.
        ...(process.env['VITEST'] ? [] : [componentDocs(fileURLToPath(new URL('../packages/ui', import.meta.url)))]),
        // `npm test` is in the source language only.
        ...(process.env['VITEST'] && process.env['TEST_FULL'] !== 'yes' ? [] : [playInSourceLanguage(), translateStories()]),
      ],
      resolve: { conditions: browserConditions },
      environments: { ssr: { resolve: { conditions: styleConditions } } },
      build: { chunkSizeWarningLimit: 4000 },
    }),
}

export default config
