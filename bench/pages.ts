import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { demoAddress } from '../apps/api/src/seed/demo-link.ts'
import { root } from '../scripts/install.mjs'

/** The pages that are compared, and when each is useful: the sign-in form keeps a keystroke and submits; a row opens on click. */
export interface Target {
  name: string
  url: string
  isSignedIn: boolean
  /** An expression that is evaluated in the page. */
  isUseful: string
  /** The same for a page that is useful before it is complete, such as an inbox whose couples open before their states are shown. */
  isWhole?: string
  /** What is clicked as soon as it is there, and when what it opens can be read and answered. */
  firstClick?: { target: string; isOpen: string }
}

export interface Comparison {
  what: string
  panel: Target
  floor: Target
}

/** React has hydrated the element: before that a prerendered form has no handlers. */
const isAlive = (selector: string) =>
  `Object.keys(document.querySelector(${JSON.stringify(selector)}) ?? {}).some((key) => key.startsWith('__reactProps'))`

export const leadRow = 'a[href^="/leads/"]'
/** A row that React has rendered: the list shows links with names before. */
export const wholeRow = `[data-index] > ${leadRow}`

export function comparisons(origin: string): { login: Comparison; leads: Comparison } {
  const at = (path: string) => `${origin}${path}`
  return {
    login: {
      what: 'login',
      panel: { name: 'panel', url: at('/auth/login'), isSignedIn: false, isUseful: isAlive('form') },
      floor: { name: 'floor', url: at('/floor/login'), isSignedIn: false, isUseful: 'document.forms[0]?.onsubmit' },
    },
    leads: {
      what: 'leads list',
      panel: {
        name: 'panel',
        url: at('/leads'),
        isSignedIn: true,
        isUseful: `document.querySelector(${JSON.stringify(leadRow)})`,
        isWhole: `document.querySelector(${JSON.stringify(wholeRow)})`,
        firstClick: {
          target: leadRow,
          isOpen: `document.querySelector('main h1 bdi') && document.querySelector('[role=log] bdi, [role=log] p') && document.querySelector('main textarea')`,
        },
      },
      floor: { name: 'floor', url: at('/floor/leads'), isSignedIn: true, isUseful: `document.querySelector('main a')` },
    },
  }
}

/** Every page for couples, found by its manifest; it is complete once its heading and its buttons are shown. */
export async function publicPages(origin: string): Promise<Pick<Comparison, 'what' | 'panel'>[]> {
  const manifests = await Promise.all(
    globSync('apps/panel/src/features/*/pages.ts', { cwd: root }).map((path) => import(pathToFileURL(join(root, path)).href)),
  )
  const pages = (manifests as { pages: readonly { path: string; access: string }[] }[]).flatMap((manifest) => manifest.pages)
  return pages.flatMap(({ path, access }) => {
    if (access !== 'public') return []
    const panel = { name: 'panel', url: origin + demoAddress(path), isSignedIn: false, isUseful: isAlive('main :is(button, input)') }
    return [{ what: `public page ${path}`, panel }]
  })
}
