import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'

/** What a prompt may be written with: text, a little structure, and links that leave the panel safely (NOTI-09). */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // A path in the text would be read against whatever page shows it: links of ours stand in `linkData`.
    a: (tagName, { href }) => ({ tagName, attribs: href !== undefined && /^(https|mailto|tel):/i.test(href) ? { href } : {} }),
  },
}

// Read with the first prompt: at a start it would cost more than all of our own code.
const require = createRequire(import.meta.url)
let sanitize: typeof sanitizeHtml | undefined

/** The body of a prompt with everything taken out that is not on the list; what is on it stays as it was written (NOTI-09). */
export function promptBody(html: string): string {
  sanitize ??= require('sanitize-html') as typeof sanitizeHtml
  return sanitize(html, allowed)
}
