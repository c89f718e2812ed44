import '../packages/ui/src/theme/reset.css.ts'

import type { Args, Decorator, Preview } from '@storybook/react-vite'
import { Fragment, Suspense, use, useLayoutEffect, useReducer, useState, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { configure } from 'storybook/test'

import { StoryLocale, storyTexts } from '../apps/panel/src/shared/story-texts.ts'
import { applyLook, directionOf } from './apply-look.ts'
import { chromaticModes } from './chromatic-modes.ts'
import { argTypesOf, descriptionOf, DocumentationFrame, DocumentationPage } from './documentation.tsx'
import { setStoryLanguage } from './story-jsx.ts'
import { initialLook, toolbars, viewports, type Look } from './toolbars.ts'

// Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 8000 })

const isTest = '__vitest_browser__' in globalThis

function Surroundings({ isInDocs, children, ...look }: Look & { isInDocs: boolean; children: ReactNode }) {
  const { direction, theme, locale, brand } = look
  // Tests look for texts of the source language; from right to left they have the formats of Arabic.
  const formats = isTest && direction === 'rtl' ? 'ar-AE' : locale.replace('_', '-')
  // React's production build runs the effects of a first rendering later than the first step of a test. A second rendering makes it run them.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(renderAgain, [renderAgain])
  useLayoutEffect(() => applyLook({ direction, theme, locale, brand }, formats), [direction, theme, locale, brand, formats])
  return (
    <I18nProvider locale={formats}>
      <StoryLocale value={locale}>
        <Suspense key={locale}>
          {isInDocs ? (
            <div dir={directionOf(look)} lang={formats}>
              {children}
            </div>
          ) : (
            children
          )}
        </Suspense>
      </StoryLocale>
    </I18nProvider>
  )
}

/** A story with its arguments, and the texts of the elements that it writes, in the language of the toolbar. */
function Translated({ args, locale, story }: { args: Args; locale: string; story: (update: { args: Args }) => ReactNode }) {
  const { translate } = use(storyTexts(locale))
  setStoryLanguage(translate)
  return story({ args: translate(args) })
}

/** A story that keeps its value starts again when a control changes it: it reads the argument only once. */
function Restarted({ by, children }: { by: readonly unknown[]; children: ReactNode }) {
  const [start, setStart] = useState({ by, count: 0 })
  if (by.some((argument, index) => !Object.is(argument, start.by[index]))) setStart({ by, count: start.count + 1 })
  return <Fragment key={start.count}>{children}</Fragment>
}

// Not any argument: a dialog that opens again would take the focus from the control.
const keptArguments = ['value', 'values', 'items', 'date', 'shownId', 'toasts', 'errors']

const withSurroundings: Decorator = (Story, { globals, id, args, viewMode }) => {
  const look = globals as unknown as Look
  const isSource = look.locale === 'en_CA'
  if (isSource) setStoryLanguage((value) => value)
  return (
    <Surroundings {...look} isInDocs={viewMode === 'docs'}>
      <Restarted by={keptArguments.map((name): unknown => args[name])}>
        {isSource ? <Story /> : <Translated key={id} args={args} locale={look.locale} story={Story} />}
      </Restarted>
    </Surroundings>
  )
}

// Nothing moves in tests: a part that fades in is invisible in its first frame, in which a quick test already looks for it.
if (isTest) {
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { animation: none !important; transition: none !important }'
  // React Aria takes a window that becomes lower for one with an on-screen keyboard, and shows dialogs later. Files and stories change the
  // window; with this a keyboard would lie above the page and change nothing.
  const overlaid = Object.assign(document.createElement('meta'), { name: 'viewport', content: 'interactive-widget=overlays-content' })
  document.head.prepend(still, overlaid)
  // Storybook's own messages. Axe would walk through them in each test: most stories have fewer elements.
  for (const message of document.querySelectorAll('.sb-wrapper')) message.remove()
  // The browser reports its own pointer, in the corner of the page, again whenever what is below it changes, also between two steps of a
  // test: it would close a tooltip. Tests have the pointer of their steps.
  const actions = ['over', 'out', 'enter', 'leave', 'move']
  for (const name of actions.flatMap((action) => [`pointer${action}`, `mouse${action}`]))
    addEventListener(name, (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true })
}

// In a window of a documentation page: a dialog takes and keeps the focus only inside of the window, not from the controls of the page.
if (new URLSearchParams(location.search).has('in-docs')) {
  const focus = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options)
  }
}

const preview: Preview = {
  decorators: [withSurroundings],
  // In tests a look may limit axe to the rules that depend on it (`vitest.stories.config.ts`).
  beforeEach: ({ globals, parameters }) => {
    const runOnly: unknown = globals['axeRules']
    if (runOnly) parameters['a11y'] = { ...parameters['a11y'], options: { ...parameters['a11y'].options, runOnly } }
  },
  // Runs before axe: the filters of the simulated visions are as many elements as a small component.
  afterEach: () => void (isTest && document.getElementById('storybook-a11y-vision-filters')?.remove()),
  globalTypes: toolbars,
  initialGlobals: initialLook,
  parameters: {
    // A violation fails the story's test. Nothing else of the result is read, and no rule that is on needs the style sheets again.
    // An announcement of React Aria may outlive the button that it names.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false }, context: { exclude: ['[data-live-announcer]'] } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      page: DocumentationPage,
      container: DocumentationFrame,
      extractArgTypes: argTypesOf,
      extractComponentDescription: descriptionOf,
      codePanel: true,
      // What a story shows, not how it is tested.
      source: { type: 'code', transform: (text: string) => text.replace(/,?\n\s*play: [\s\S]*$/, '\n}') },
    },
    layout: 'padded',
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Writing', 'Right to left', 'Accessibility'],
          'Components',
          'Patterns',
          'Screens',
          'Widget',
        ],
      },
    },
  },
}

export default preview
