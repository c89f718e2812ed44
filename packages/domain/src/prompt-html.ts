/** The elements that the HTML of a prompt may contain: text, basic structure and links. Everything else is removed (NOTI-09). */
export const promptElements = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a'] as const

/** The only attribute, of links: no style, no handler of an event (NOTI-09). */
export const promptAttribute = 'href'

/** The addresses that a link of a prompt may have. A relative one would depend on the page that shows it; links into the panel are separate data. */
export const promptAddress = /^(?:https|mailto|tel):/i
