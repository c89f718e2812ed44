import type { Plugin } from 'vite'

/**
 * Icons without the keys of their parts: random texts that do not compress, 0.8 KiB of the inbox. The parts of an icon never change, so React
 * needs no keys; only its development build would warn.
 */
export const iconsWithoutKeys = (): Plugin => ({
  name: 'vendor-panel:icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/ },
    handler: (code) => ({ code: code.replace(/,?\s*key: "[^"]*"/g, ''), map: null }),
  },
})
