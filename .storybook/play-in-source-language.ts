import type { Plugin } from 'vite'

/**
 * The steps of a story look for texts of the source language. In another one, which a designer or Chromatic chooses, they are not run,
 * because they would fail.
 */
export function playInSourceLanguage(): Plugin {
  return {
    name: 'play-in-source-language',
    transform: {
      filter: { id: '**/*.stories.tsx' },
      handler(code) {
        const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
        const wrap = `for (const story of [${names.join(', ')}]) {
  const play = story?.play
  if (play) story.play = (context) => (context.globals.locale === 'en_CA' ? play(context) : undefined)
}`
        return { code: `${code}\n${wrap}\n`, map: null }
      },
    },
  }
}
