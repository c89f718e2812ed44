/** What a page of ours may load and run. Without keys of third parties nothing but ourselves. */
import { createHash } from 'node:crypto'

const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The styles React Aria adds at run time: one for every pressable element, one while a dialog holds the page still on iOS. */
export const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const isData = (attributes: string) => /type="(?!module|text\/javascript)/.test(attributes)

/** The hashes of the scripts that stand in the page itself. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)].filter(([, attributes = '']) => !isData(attributes)).map(([, , text = '']) => sourceHash(text))
}

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g
const styleHashes = (html: string) => [...html.matchAll(inlineStyle)].map(([, text = '']) => sourceHash(text))

const join = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/**
 * The policy of the panel, for this page on this host. `'self'` does not stand for the web socket in every browser, so the host is
 * named; one with unusual letters in it is left out rather than written into a header.
 */
export function panelPolicy(html: string): (host: string | undefined) => string {
  const scripts = scriptHashes(html)
  const styles = [...reactAriaStyles.map(sourceHash), ...styleHashes(html)]
  return (host) =>
    join({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...scripts],
      'style-src': ["'self'", ...styles],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...(host && /^[a-zA-Z0-9.:[\]-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [])],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'dompurify'],
    })
}

/** The policy of answers that are no page. */
export const answerPolicy = join({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/** The policy of a page whose scripts are not ours: an origin of its own, without our storage and with nowhere to send anything. */
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
