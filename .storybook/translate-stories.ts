import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Stories make their elements with `story-jsx.ts`. */
export function translateStories(): Plugin {
  const storyJsx = fileURLToPath(new URL('story-jsx.ts', import.meta.url))
  return {
    name: 'translate-stories',
    enforce: 'post',
    transform: {
      filter: { id: '**/*.stories.tsx' },
      handler: (code) => ({ code: code.replaceAll(/(["'])react\/jsx(?:-dev)?-runtime\1/g, JSON.stringify(storyJsx)), map: null }),
    },
  }
}
