import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes the pointer of the page a finger, or a mouse again. */
    setTouch: (isTouch: boolean) => Promise<void>
  }
}

// What a session has set ends with it.
const sessions = new WeakMap<Page, Promise<CDPSession>>()

export const setTouch: BrowserCommand<[isTouch: boolean]> = async ({ page, context }, isTouch) => {
  const session = sessions.get(page) ?? context.newCDPSession(page)
  sessions.set(page, session)
  await (await session).send('Emulation.setTouchEmulationEnabled', { enabled: isTouch })
}
