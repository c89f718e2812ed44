import { createRequire } from 'node:module'
import { promptAddress, promptAttribute, promptElements } from '@vendor-panel/domain'
import type sanitizeHtml from 'sanitize-html'

/** The HTML that a prompt may contain: text, basic structure, and links that leave the panel safely (NOTI-09). */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...promptElements],
  allowedAttributes: { a: [promptAttribute] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // A relative path in the text would be resolved against the current page: links into the panel are in `linkData`.
    a: (tagName, { href }) => ({ tagName, attribs: href !== undefined && promptAddress.test(href) ? { href } : {} }),
  },
}

// Loaded with the first prompt, because it would take longer at the start than all of our own code.
const require = createRequire(import.meta.url)
let sanitize: typeof sanitizeHtml | undefined

/** The body of a prompt without elements that are not allowed; allowed content is unchanged (NOTI-09). */
export function promptBody(html: string): string {
  sanitize ??= require('sanitize-html') as typeof sanitizeHtml
  return sanitize(html, allowed)
}
