import type { ComponentType } from 'react'
import type { Feature } from 'virtual:messages'

/** Loads the messages of some features in the current language; `app/` provides it. */
export const messageLoader = { load: (_features: readonly Feature[]): Promise<void> => Promise.resolve() }

/** A lazy part whose messages are loaded with its code, so that other pages do not load them. */
export const withMessages =
  <Props>(features: readonly Feature[], load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [part] = await Promise.all([load(), messageLoader.load(features)])
    return part
  }
