import { Canvas, DocsContext } from '@storybook/addon-docs/blocks'
import { createContext, useContext, useEffect, useRef } from 'react'

import type { Look } from './toolbars.ts'

/** The choices of the toolbar, as the parameter of an address. */
export const LookParameter = createContext('')

/** As everywhere in the documentation, stories in windows show how they begin: their steps would take the focus, and scroll the page. */
const windowParameter = 'in-docs'

/** Addresses of stories in windows of their own begin with `PREVIEW_URL`, so that they have the look of their page. */
export function parameterOf({ theme, locale, direction, brand }: Look): string {
  const parameter = Object.entries({ theme, locale, direction, brand })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?${windowParameter}&globals=${parameter}` })
  return parameter
}

interface StoryWindowProps {
  /** The story, or the module of it. */
  of: Record<string, unknown>
  height: string
}

/** What a control of the page sends: changed arguments, or the names of those to reset. */
interface Change {
  storyId: string
  updatedArgs?: Record<string, unknown>
}
const changes = { updateStoryArgs: 'onUpdateArgs', resetStoryArgs: 'onResetArgs' } as const
interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: Record<(typeof changes)[keyof typeof changes], (change: Change) => Promise<void>>
  __STORYBOOK_ADDONS_CHANNEL__?: Record<'once' | 'last', (event: 'storyRendered', listener?: () => void) => unknown>
}

/** A story in a window of its own, for what covers the page. Controls of the page change it there too. */
export function StoryWindow({ of, height }: StoryWindowProps) {
  const context = useContext(DocsContext)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { story } = context.resolveOf(of, ['story'])
    const inner = () => (box.current?.querySelector('iframe')?.contentWindow ?? {}) as StorybookWindow
    const isShown = () => inner().__STORYBOOK_ADDONS_CHANNEL__?.last('storyRendered') !== undefined
    const listeners = Object.entries(changes).map(([event, method]) => {
      const listener = (change: Change) => {
        if (change.storyId === story.id && isShown()) void inner().__STORYBOOK_PREVIEW__?.[method](change)
      }
      context.channel.on(event, listener)
      return () => context.channel.off(event, listener)
    })
    // A window takes no change before it shows its story.
    const sendChanged = () => {
      const { args, initialArgs } = context.getStoryContext(story)
      const names = Object.keys({ ...initialArgs, ...args }).filter((name) => !Object.is(args[name], initialArgs[name]))
      const updatedArgs = Object.fromEntries(names.map((name): [string, unknown] => [name, args[name]]))
      if (names.length > 0) void inner().__STORYBOOK_PREVIEW__?.onUpdateArgs({ storyId: story.id, updatedArgs })
    }
    const onLoad = () => (isShown() ? sendChanged() : inner().__STORYBOOK_ADDONS_CHANNEL__?.once('storyRendered', sendChanged))
    const element = box.current
    // `load` does not bubble.
    element?.addEventListener('load', onLoad, true)
    return () => {
      element?.removeEventListener('load', onLoad, true)
      listeners.forEach((end) => end())
    }
  }, [context, of])
  return (
    <div ref={box}>
      {/* Another look is another address. */}
      <Canvas key={useContext(LookParameter)} of={of} story={{ inline: false, height }} />
    </div>
  )
}
