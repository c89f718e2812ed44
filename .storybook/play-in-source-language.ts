import type { Plugin } from 'vite'

/**
 * The steps of a story look for texts of the source language. In another one, which a designer or Chromatic chooses, they are not run,
 * because they would fail. Neither are they in a window of a documentation page (`StoryWindow.tsx`).
 */
export function playInSourceLanguage(): Plugin {
  return {
    name: 'play-in-source-language',
    transform: {
      filter: { id: '**/*.stories.tsx' },
      handler(code) {
        const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
        const wrap = `const isRun = ({ globals }) => globals.locale === 'en_CA' && !new URLSearchParams(location.search).has('in-docs')
for (const story of [${names.join(', ')}]) {
  const play = story?.play
  if (play) story.play = (context) => (isRun(context) ? play(context) : undefined)
}`
        return { code: `${code}\n${wrap}\n`, map: null }
      },
    },
  }
}
