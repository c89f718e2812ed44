import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const createIcon = fileURLToPath(new URL('../src/shared/create-icon.ts', import.meta.url))

/**
 * Icons for the build: drawn by `createIcon`, and without the keys of their parts, which are random texts that do not compress, 0.8 KiB of the
 * inbox. The parts of an icon never change, so React needs no keys; only its development build would warn.
 */
export const leanIcons = (): Plugin => ({
  name: 'vendor-panel:icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/ },
    handler: (code) => ({
      code: code
        .replace(/,?\s*key: "[^"]*"/g, '')
        .replace(/^import createLucideIcon from .*$/m, `import { createIcon as createLucideIcon } from ${JSON.stringify(createIcon)}`),
      map: null,
    }),
  },
})
