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
    // A violation fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
  },
}

export default preview
