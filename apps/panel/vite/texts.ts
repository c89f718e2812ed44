const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

const textNodes = (html: string) => [...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => decode(text))
const labels = (html: string) => [...html.matchAll(/ (?:aria-label|placeholder)="([^"]*)"/g)].map(([, text = '']) => decode(text))
const structure = (html: string) => html.replace(/>[^<]+</g, '><').replace(/ (aria-label|placeholder|selected)="[^"]*"/g, '')

/** By language tag, in the order of the HTML: text nodes, then labels and placeholders; 0 for the same text. */
export type InlineTexts = Readonly<Record<string, readonly (string | 0)[]>>

/**
 * The texts of a page in languages other than that of its HTML, in the order of the HTML: text nodes, then labels; 0 for an identical
 * text. A language with identical texts is omitted.
 */
export function inlineTexts(pages: Readonly<Record<string, string>>, sourceLocale: string): InlineTexts {
  const source = pages[sourceLocale] ?? ''
  const textsOf = (html: string) => [...textNodes(html), ...labels(html)]
  const sourceTexts = textsOf(source)
  const result: Record<string, (string | 0)[]> = {}
  for (const [locale, html] of Object.entries(pages)) {
    if (structure(html) !== structure(source)) throw new Error(`the structure of a page differs between ${locale} and ${sourceLocale}`)
    const texts = textsOf(html).map((text, index) => (text === sourceTexts[index] ? 0 : text))
    if (texts.some((text) => text !== 0)) result[locale.replace('_', '-')] = texts
  }
  return result
}
