import type { ComponentType } from 'react'
import type { Feature } from 'virtual:messages'

/** Fetches the sentences of some features in the language that is spoken; `app/` does it. */
export const words = { load: (_features: readonly Feature[]): Promise<void> => Promise.resolve() }

/** A part whose sentences come with its code: what opens later need not be said by every page before it. */
export const withWords =
  <Props>(features: readonly Feature[], load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [part] = await Promise.all([load(), words.load(features)])
    return part
  }
