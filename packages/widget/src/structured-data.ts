/**
 * The reviews for search engines, as microdata of schema.org. JSON-LD would need a script element, which a policy with Trusted Types
 * refuses; attributes are allowed by every policy.
 */
import type { components } from '@vendor-panel/contract'
import { element } from './elements.ts'

export type PublicReviews = components['schemas']['PublicReviews']

const value = (name: string, content: string | number) => element('meta', { itemprop: name, content: String(content) })

const item = (type: string, name: string | null, ...children: Node[]) =>
  element('div', { itemscope: '', itemtype: `https://schema.org/${type}`, ...(name !== null && { itemprop: name }) }, ...children)

const starsMax = 5
const rating = (type: string, name: string, stars: number, ...more: Node[]) =>
  item(type, name, value('ratingValue', stars), value('bestRating', starsMax), value('worstRating', 1), ...more)

/** An element without a slot, so that it is neither shown nor read aloud. */
export function structuredData({ provider, average, count, reviews }: PublicReviews): HTMLElement {
  const data = item('LocalBusiness', null, value('name', provider.name))
  if (provider.url !== null) data.append(element('link', { itemprop: 'url', href: provider.url }))
  if (average !== null) data.append(rating('AggregateRating', 'aggregateRating', average, value('reviewCount', count)))
  for (const { author, star, text, date } of reviews) {
    const review = item('Review', 'review', item('Person', 'author', value('name', author)), value('datePublished', date))
    if (text !== null) review.append(value('reviewBody', text))
    review.append(rating('Rating', 'reviewRating', star))
    data.append(review)
  }
  return data
}
