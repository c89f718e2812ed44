import { Canvas } from '@storybook/addon-docs/blocks'
import { createContext, useContext } from 'react'

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

/** A story in a window of its own, for what covers the page. */
export function StoryWindow({ of, height }: StoryWindowProps) {
  // Another look is another address.
  return <Canvas key={useContext(LookParameter)} of={of} story={{ inline: false, height }} />
}
