import { fileURLToPath } from 'node:url'

import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'

import { messages } from '../apps/panel/vite/messages.ts'
import { browserConditions, styleConditions } from './source-conditions.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/panel/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API, which `react-docgen-typescript` would need. The tests do not read the documentation.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [messages(fileURLToPath(new URL('../apps/panel/src/messages', import.meta.url))), vanillaExtractPlugin()],
      resolve: { conditions: browserConditions },
      environments: { ssr: { resolve: { conditions: styleConditions } } },
      build: { chunkSizeWarningLimit: 4000 },
    }),
}

export default config
