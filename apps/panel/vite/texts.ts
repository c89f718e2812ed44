const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

const textNodes = (html: string) => [...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => decode(text))
const labels = (html: string) => [...html.matchAll(/ aria-label="([^"]*)"/g)].map(([, text = '']) => decode(text))
const structure = (html: string) => html.replace(/>[^<]+</g, '><').replace(/ (aria-label|selected)="[^"]*"/g, '')

/**
 * The texts of a page in other languages than the one it stands in, in the order in which they stand there: text nodes, then labels.
 * A language that says the same is left out.
 */
export function inlineTexts(pages: Readonly<Record<string, string>>, sourceLocale: string): Record<string, string[]> {
  const source = pages[sourceLocale] ?? ''
  const textsOf = (html: string) => [...textNodes(html), ...labels(html)]
  const sourceTexts = textsOf(source).join('\n')
  const result: Record<string, string[]> = {}
  for (const [locale, html] of Object.entries(pages)) {
    if (structure(html) !== structure(source))
      throw new Error(`the sign-in page of ${locale} is built otherwise than that of ${sourceLocale}`)
    const texts = textsOf(html)
    if (texts.join('\n') !== sourceTexts) result[locale] = texts
  }
  return result
}
