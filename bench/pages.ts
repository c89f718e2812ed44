import { demoLinkToken } from '../apps/api/src/seed/demo-link.ts'

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
const wholeRow = `[data-index] > ${leadRow}`

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

/** The public page where couples book a viewing; it is useful once a day can be chosen. */
export function bookingPage(origin: string): Pick<Comparison, 'what' | 'panel'> {
  const url = `${origin}/book/${demoLinkToken(1)}`
  return { what: 'booking page', panel: { name: 'panel', url, isSignedIn: false, isUseful: isAlive('input[type=radio]') } }
}
