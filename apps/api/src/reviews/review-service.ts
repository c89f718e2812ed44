/** The outside service of the demo and of tests, on loopback: slow, sometimes down, with reviews that arrive twice, change and disappear. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OutsideReview {
  id: string
  author: string
  star: number
  text: string | null
  date: string
}

export interface ReviewService {
  origin: string
  /** The reviews of an address; changes are seen by the next import. */
  pages: Map<string, OutsideReview[]>
  behaviour: { delayMilliseconds: number; isDown: boolean }
  stop(): Promise<void>
}

const pageSize = 20
const samples: readonly [star: number, text: string | null][] = [
  [5, 'A team that listens. Our ninety guests felt at home.'],
  [5, 'The garden was full of lights, and the dinner was warm and on time.'],
  [4, 'Lovely rooms, friendly people. Parking was a little difficult.'],
  [5, null],
  [3, 'Beautiful place, but the music had to stop early.'],
  [5, 'They answered every question, even late in the evening.'],
  [2, 'The parking was full, and we had to walk.'],
  [4, 'Wonderful food. The garden is even nicer than in the pictures.'],
]
const authors = ['Leila H.', 'Tom B.', 'Ines & Paul', 'Maya R.', 'Noor J.', 'Elliot S.', 'Hazel W.']

/** Starts it on a free port. An address without reviews of its own gets some that depend on it. */
export async function startReviewService(now: () => Temporal.Instant): Promise<ReviewService> {
  const pages: ReviewService['pages'] = new Map()
  const behaviour = { delayMilliseconds: 0, isDown: false }
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [url, page] = [searchParams.get('url') ?? '', Number(searchParams.get('page') ?? 1)]
    setTimeout(() => {
      if (behaviour.isDown) return void response.writeHead(503).end()
      if (/gone/.test(url)) return void response.writeHead(404).end()
      const all = pages.get(url) ?? reviewsOf(url, now())
      pages.set(url, all)
      // The last review of a page is the first of the next one again.
      const from = Math.max(0, (page - 1) * pageSize - (page > 1 ? 1 : 0))
      const reviews = all.slice(from, page * pageSize)
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ reviews, hasMore: page * pageSize < all.length }))
    }, behaviour.delayMilliseconds)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    pages,
    behaviour,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function reviewsOf(url: string, now: Temporal.Instant): OutsideReview[] {
  const seed = createHash('sha256').update(url).digest()
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  return Array.from({ length: 30 + (seed[0]! % 20) }, (_, index) => {
    const [star, text] = samples[(index + seed[1]!) % samples.length]!
    const date = today.subtract({ days: 2 + index * 9 + (seed[2]! % 5) }).toString()
    return { id: `${seed.toString('hex', 0, 6)}-${index}`, author: authors[(index + seed[3]!) % authors.length]!, star, text, date }
  })
}
