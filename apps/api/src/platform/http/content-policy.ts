/** The content security policy of our pages. Without keys of third parties only our own origin is allowed. */
import { createHash } from 'node:crypto'

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

/** The policy of the panel. `'self'` does not include web sockets in every browser, so those of the configured origin are added. */
export function panelPolicy(html: string, origin: string): string {
  const scripts = scriptHashes(html)
  const styles = [...reactAriaStyles.map(sourceHash), ...styleHashes(html)]
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // The browser's viewer shows a PDF that the panel has downloaded.
    'frame-src': ['blob:'],
    'connect-src': ["'self'", origin.replace(/^http/, 'ws')],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify'],
  })
}

/** The policy of answers that are not a page. */
export const answerPolicy = join({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

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
