import { promptAddress, promptAttribute, promptElements as elements } from '@vendor-panel/domain'
import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify'

// The server sends only these (NOTI-09); a text is never trusted because of where it comes from.
const allowed: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...elements],
  ALLOWED_ATTR: [promptAttribute],
  ALLOWED_URI_REGEXP: promptAddress,
  RETURN_DOM_FRAGMENT: true,
}

let purifier: Purifier | undefined

/** Made on first use: the build runs the code of each page without a document. */
function makePurifier(): Purifier {
  const made = DOMPurify()
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName !== 'a') return
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noreferrer')
  })
  return made
}

/** The allowed elements of a prompt's body; links open a new tab (NOTI-09). */
export function promptElements(html: string): DocumentFragment {
  purifier ??= makePurifier()
  return purifier.sanitize(html, allowed)
}
