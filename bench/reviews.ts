/** A provider with 10,000 reviews: the preview of filters, and the widget of its website. */
import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { ownerPool } from '../apps/api/src/platform/db/pool.ts'
import type { System } from './system.ts'
import { median, type Row } from './table.ts'

const reviews = 10_000
const callsPerRound = 25

export async function measureReviews(_browser: Browser, system: System, rounds: number): Promise<Row[]> {
  const { api } = system
  const providerId = (await api.listProviders()).data[0]!.id
  const path = { providerId }
  const { data: channel } = await api.createReviewChannel({ path, body: { type: 'website', url: 'https://rosewood.example/many' } })
  // Its first import would remove them again.
  const isRead = async () => (await api.listReviewChannels({ path })).data.some(({ id, lastSyncAt }) => id === channel.id && lastSyncAt)
  while (!(await isRead())) await setTimeout(100)
  await addReviews(system, channel.id)
  const of = { providerId, channelId: channel.id }
  const query = { isFiltered: false, limit: 100, includeKeywords: ['garden', 'dinner'], excludeKeywords: ['parking'], minimumStar: 3 }
  const preview = () => api.listExternalReviews({ path: of, query })
  const widget = () => api.getPublicReviews({ path: { publicId: channel.publicId } })
  const row = async (what: string, read: () => Promise<unknown>): Promise<Row> => {
    await read()
    const worst: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const times: number[] = []
      for (let call = 0; call < callsPerRound; call += 1) {
        const started = performance.now()
        await read()
        times.push(performance.now() - started)
      }
      worst.push(times.toSorted((a, b) => a - b)[Math.ceil(callsPerRound * 0.95) - 1]!)
    }
    return { what, unit: 'ms', ours: median(worst), oursMax: 60 }
  }
  return [await row('10,000 reviews: preview of filters, p95', preview), await row('10,000 reviews: the widget of a website, p95', widget)]
}

async function addReviews({ connection }: System, channelId: number): Promise<void> {
  const client = ownerPool(connection)
  try {
    await client.query(
      `insert into external_reviews (customer_id, channel_id, ref, author, star, text, search_text, date)
       select c.customer_id, c.id, n::text, 'Leila H.', 1 + n % 5, samples.text, lower(samples.text), date '2026-11-01' - n % 1500
       from review_channels c, generate_series(1, $2) n,
         lateral (select (array['The garden was full of lights, and the dinner was warm and on time.',
           'Lovely rooms, friendly people. Parking was a little difficult.', 'A team that listens.'])[1 + n % 3] as text) samples
       where c.id = $1`,
      [channelId, reviews],
    )
  } finally {
    await client.end()
  }
}
