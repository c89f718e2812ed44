/** The outside service that reads the pages of review websites, page by page. What it answers is not trusted. */
import { isDate } from '@vendor-panel/contract/values'
import type { ImportedReview } from './reviews.queries.ts'

export type ImportResult =
  | { problem: null; reviews: ImportedReview[] }
  | { problem: 'not_reachable' | 'not_a_page_of_the_channel' | 'page_is_gone' }

export interface ReviewSource {
  read(page: { type: string; url: string }): Promise<ImportResult>
}

/** Without a configured service no review can be imported. */
export const missingReviewSource: ReviewSource = { read: () => Promise.resolve({ problem: 'not_reachable' }) }

/** Of one channel; our choice. */
const reviewsMax = 10_000
const pagesMax = 1000
const bytesMax = 1_000_000

/** Asks `GET {origin}/reviews?type&url&page`; each answer may take so long. */
export function httpReviewSource(origin: string, timeoutMilliseconds = 10_000): ReviewSource {
  async function readPage(query: Record<string, string>): Promise<Response | null> {
    const address = `${origin}/reviews?${new URLSearchParams(query).toString()}`
    return fetch(address, { signal: AbortSignal.timeout(timeoutMilliseconds), redirect: 'error' }).catch(() => null)
  }
  return {
    async read({ type, url }) {
      // A review may move from one page to the next while they are read, so it may arrive twice.
      const found = new Map<string, ImportedReview>()
      for (let page = 1; page <= pagesMax && found.size < reviewsMax; page += 1) {
        const answer = await readPage({ type, url, page: String(page) })
        if (answer?.status === 404 || answer?.status === 410) return { problem: 'page_is_gone' }
        if (answer?.status === 422) return { problem: 'not_a_page_of_the_channel' }
        const text = answer?.ok ? await textOf(answer) : null
        const read = text === null ? null : pageOf(text)
        if (!read) return { problem: 'not_reachable' }
        for (const review of read.reviews) found.set(review.ref, review)
        if (!read.hasMore) break
      }
      return { problem: null, reviews: [...found.values()].slice(0, reviewsMax) }
    },
  }
}

/** The body as text. Null if the connection drops, or once there is more than a page may have: the rest is not read. */
async function textOf({ body }: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Leaving the loop closes the connection.
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > bytesMax) return null
      chunks.push(chunk)
    }
  } catch {
    return null
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** A page whose entries are valid; others are left out. Null if it is not a page at all. */
function pageOf(text: string): { reviews: ImportedReview[]; hasMore: boolean } | null {
  try {
    const { reviews, hasMore } = JSON.parse(text) as { reviews?: unknown; hasMore?: unknown }
    return Array.isArray(reviews) ? { reviews: reviews.flatMap(reviewOf), hasMore: hasMore === true } : null
  } catch {
    return null
  }
}

function reviewOf(entry: unknown): ImportedReview[] {
  const { id, author, star, text = null, date } = (entry ?? {}) as Record<string, unknown>
  const isText = text === null || typeof text === 'string'
  if (typeof id !== 'string' || id === '' || typeof author !== 'string' || !isText) return []
  if (!Number.isInteger(star) || Number(star) < 1 || Number(star) > 5 || typeof date !== 'string' || !isDate(date)) return []
  // Half an emoji, which the database refuses, is neither taken over nor left by the cut.
  const plain = (value: string, max: number) => Array.from(value.toWellFormed().replaceAll('\u0000', '').trim()).slice(0, max).join('')
  return [
    { ref: plain(id, 200), author: plain(author, 120), star: Number(star), text: text === null ? null : plain(text, 5000) || null, date },
  ]
}
