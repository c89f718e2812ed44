import '../packages/ui/src/theme/reset.css.ts'

import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { configure } from 'storybook/test'

// Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 8000 })

type Look = { direction: 'ltr' | 'rtl'; theme: 'light' | 'dark' }

/** Direction and theme are attributes of the document, as in the product. */
function Surroundings({ direction, theme, children }: Look & { children: ReactNode }) {
  const locale = direction === 'rtl' ? 'ar-AE' : 'en-CA'
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { dir: direction, lang: locale })
    document.documentElement.dataset.theme = theme
  }, [direction, locale, theme])
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}

const withSurroundings: Decorator = (Story, { globals }) => (
  <Surroundings direction={globals.direction as Look['direction']} theme={globals.theme as Look['theme']}>
    <Story />
  </Surroundings>
)

// Nothing moves in tests: a part that fades in is invisible in its first frame, in which a quick test already looks for it.
if ('__vitest_browser__' in globalThis) {
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { animation: none !important; transition: none !important }'
  // React Aria takes a window that becomes lower for one with an on-screen keyboard, and shows dialogs later. Files and stories change the
  // window; with this a keyboard would lie above the page and change nothing.
  const overlaid = Object.assign(document.createElement('meta'), { name: 'viewport', content: 'interactive-widget=overlays-content' })
  document.head.prepend(still, overlaid)
}

const preview: Preview = {
  decorators: [withSurroundings],
  globalTypes: {
    direction: {
      description: 'Direction of reading',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { direction: 'ltr', theme: 'light' },
  parameters: {
    // A violation fails the story's test. Nothing else of the result is read, and no rule that is on needs the style sheets again.
    // An announcement of React Aria may outlive the button that it names.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false }, context: { exclude: ['[data-live-announcer]'] } },
    controls: { expanded: true },
    layout: 'padded',
  },
}

export default preview
