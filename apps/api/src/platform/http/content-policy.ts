/** The content security policy of our pages. Without keys of third parties only our own origin is allowed. */
import { createHash } from 'node:crypto'
import { countryCodes, videoPlayerOrigins } from '@vendor-panel/domain'
import type { PaymentBank } from '../bank/payment-bank.ts'
import { integrationSources, type Integrations } from './integrations.ts'

const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The styles that React Aria adds at run time: one for every pressable element, one while a dialog blocks scrolling on iOS. */
export const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const isData = (attributes: string) => /type="(?!module|text\/javascript)/.test(attributes)

/** The hashes of the page's inline scripts. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)].filter(([, attributes = '']) => !isData(attributes)).map(([, , text = '']) => sourceHash(text))
}

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g
const styleHashes = (html: string) => [...html.matchAll(inlineStyle)].map(([, text = '']) => sourceHash(text))

const join = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** What the page of the checkout needs besides: the tokeniser of the bank, and its pages that are opened by a form (PAY-10). */
interface BankSources {
  connect: string[]
  forms: string[]
}
const noBank: BankSources = { connect: [], forms: [] }

export function bankSources({ tokenUrl, hostsIn }: Pick<PaymentBank, 'tokenUrl' | 'hostsIn'>): BankSources {
  if (tokenUrl === null) return noBank
  const all = new Set(countryCodes.flatMap(hostsIn))
  const sources = [...all].flatMap((host) => (host.startsWith('http') ? [host] : [`https://${host}`, `https://*.${host}`]))
  return { connect: [new URL(tokenUrl).origin], forms: sources }
}

/**
 * The policy of the panel. `'self'` does not include web sockets in every browser, so those of the configured origin are added. Hosts of
 * other companies are allowed only while their integration is on (INT-12).
 */
export function panelPolicy(html: string, origin: string, integrations: Integrations, bank: BankSources = noBank): string {
  const scripts = scriptHashes(html)
  const styles = [...reactAriaStyles.map(sourceHash), ...styleHashes(html)]
  const others = integrationSources(integrations)
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...others['script-src']],
    'style-src': ["'self'", ...styles, ...others['style-src']],
    'img-src': ["'self'", 'data:', 'blob:', ...others['img-src']],
    'font-src': ["'self'", ...others['font-src']],
    // The browser's viewer shows a PDF that the panel has downloaded; videos play in the players of their hosts (MODAL-02, USER-23).
    'frame-src': ['blob:', ...(integrations.map ? ["'self'"] : []), ...Object.values(videoPlayerOrigins)],
    'connect-src': ["'self'", origin.replace(/^http/, 'ws'), ...others['connect-src'], ...bank.connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...bank.forms],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify', ...others['trusted-types']],
  })
}

/** The policy of a page that every website may show in a frame: it reads public data only. */
export function framePolicy(html: string): string {
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'style-src': styleHashes(html),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ['*'],
    'require-trusted-types-for': ["'script'"],
  })
}

/** The policy of answers that are not a page. */
export const answerPolicy = join({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/** The policy of the service worker: it requests what our pages request. */
export const workerPolicy = join({ 'default-src': ["'none'"], 'connect-src': ["'self'"] })

/**
 * The policy of the map in its frame: an origin of its own, without our storage and our API, where only the hosts of the service are
 * allowed. Its script evaluates text as code and writes style attributes.
 */
export function mapPolicy(html: string, origin: string): string {
  const hosts = origin.endsWith('.googleapis.com')
    ? ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']
    : [origin]
  return join({
    sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    'default-src': ["'none'"],
    'script-src': [...scriptHashes(html), "'unsafe-eval'", 'blob:', ...hosts],
    'style-src': ["'unsafe-inline'", ...hosts],
    'img-src': ['data:', 'blob:', ...hosts],
    'font-src': ['data:', ...hosts],
    'connect-src': ['data:', 'blob:', ...hosts],
    'worker-src': ['blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  })
}

/** The policy of a page with third-party scripts: an origin of its own, without our storage and without network access. */
export function sandboxPolicy(html: string): string {
  return join({
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'script-src': scriptHashes(html),
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'font-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}
