import { filterReviews, type ReviewFilters } from '@vendor-panel/domain'
import { describe, expect, it } from 'vitest'
import { testimonialTools } from '../../test/testimonials.ts'
import { openWorld } from '../../test/world.ts'
import { replaceReviews } from './reviews.queries.ts'
import { allReviews as open } from './review-view.ts'

const world = await openWorld()
const { app, ok, answer, refusal, signIn, db } = world
const mara = await signIn('mara')
const mill = 2
const { decide, newTestimonial, newActive } = testimonialTools(world, mara)

let count = 0
const connect = async (type = 'website') => {
  const body = type === 'testimonials' ? { type } : { type, url: `https://rosewood.example/public/${++count}` }
  return (await ok('createReviewChannel', { as: mara, path: { providerId: mill }, body })).data
}
const at = (channelId: number) => ({ as: mara, path: { providerId: mill, channelId } })
const review = (ref: string, star: number, text: string | null, date: string) => ({ ref, author: 'Leila H.', star, text, date })
const fill = (channelId: number, reviews: ReturnType<typeof review>[]) => replaceReviews(db, 1, channelId, reviews)
/** As a website asks: without any key. */
const read = (publicId: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/widgets/reviews/${publicId}`, headers: { origin: 'https://venue.example', ...headers } })
const shown = async (publicId: string) => (await ok('getPublicReviews', { as: {}, path: { publicId } })).data

describe('the widget', () => {
  it('REV-06 is public: without a key, from every origin, kept for an hour, and sent again only if it has changed', async () => {
    const { id, publicId } = await connect()
    await fill(id, [review('1', 5, 'Lovely', '2026-08-01')])
    const first = await read(publicId)
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
      etag: expect.stringMatching(/^"/) as string,
    })
    expect(first.headers).not.toHaveProperty('set-cookie')
    expect(first.headers).not.toHaveProperty('access-control-allow-credentials')
    const again = await read(publicId, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body, again.headers['access-control-allow-origin']]).toEqual([304, '', '*'])
    await fill(id, [review('1', 4, 'Lovely', '2026-08-01')])
    expect((await read(publicId, { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(200)
  })

  it('REV-01 REV-06 has the imported reviews that pass the filters, and nothing else about account, channel or review', async () => {
    const { id, publicId } = await connect()
    await fill(id, [
      review('1', 5, 'The garden was lovely', '2026-08-01'),
      review('2', 4, 'Garden, and rain', '2026-08-02'),
      review('3', 2, 'Garden', '2026-08-03'),
      review('4', 5, null, '2026-08-04'),
    ])
    expect(await shown(publicId)).toMatchObject({ count: 4, average: 4 })
    await ok('replaceReviewFilters', { ...at(id), body: { ...open, includeKeywords: ['garden'], minimumStar: 4 } })
    const { name, website } = await db.selectFrom('providers').select(['name', 'website']).where('id', '=', mill).executeTakeFirstOrThrow()
    const leila = { author: 'Leila H.', reply: null }
    expect(JSON.parse((await read(publicId)).body)).toEqual({
      data: {
        provider: { name, url: website },
        average: 4.5,
        count: 2,
        reviews: [
          { ...leila, star: 4, text: 'Garden, and rain', date: '2026-08-02' },
          { ...leila, star: 5, text: 'The garden was lovely', date: '2026-08-01' },
        ],
      },
    })
  })

  it('REV-06 of the own testimonials has active ones only, with published replies, and couples by their first names', async () => {
    const { id, publicId, url } = await connect('testimonials')
    expect(url).toBeNull()
    const before = await shown(publicId)
    const { id: pending } = await newTestimonial()
    expect((await shown(publicId)).count).toBe(before.count)
    await decide(pending, 'testimonial', 'other')
    expect((await shown(publicId)).count).toBe(before.count)
    const { id: active } = await newActive()
    expect((await shown(publicId)).reviews).toContainEqual(
      expect.objectContaining({ author: 'Ada N. & Bruno R.', star: 5, text: 'The garden was wonderful.', reply: null }),
    )
    await ok('replaceTestimonialReply', { as: mara, path: { testimonialId: active }, body: { reply: 'Thank you.' } })
    expect((await read(publicId)).body).not.toContain('Thank you.')
    await decide(active, 'reply')
    expect((await read(publicId)).body).toContain('Thank you.')
    for (const secret of ['Nowak', 'Roth', '@', '+1']) expect((await read(publicId)).body).not.toContain(secret)
    // The list in the panel has the same, and the channel counts them.
    const { data, meta } = await ok('listExternalReviews', { ...at(id), query: { limit: 100 } })
    const listed = data.map(({ author, star, text, date, reply }) => ({ author, star, text, date, reply }))
    expect(listed).toEqual((await shown(publicId)).reviews)
    expect(meta).toMatchObject({ total: before.count + 1, average: (await shown(publicId)).average })
    const { data: channels } = await ok('listReviewChannels', { as: mara, path: { providerId: mill } })
    expect(channels.find((one) => one.id === id)).toMatchObject({ reviewCount: before.count + 1, syncProblem: null })
  })

  it('the own testimonials are connected once, and have no page', async () => {
    const path = { providerId: mill }
    expect(await refusal('createReviewChannel', { as: mara, path, body: { type: 'testimonials' } })).toMatchObject({
      status: 409,
      code: 'channel_exists',
    })
    const url = 'https://rosewood.example'
    expect(await refusal('createReviewChannel', { as: mara, path, body: { type: 'testimonials', url } })).toMatchObject({ status: 422 })
    expect(await refusal('createReviewChannel', { as: mara, path, body: { type: 'website' } })).toMatchObject({ status: 422 })
  })

  it('shows nothing of a channel that is unknown, inactive or disconnected, and websites may read that too', async () => {
    const { id, publicId } = await connect()
    await fill(id, [review('1', 5, 'Lovely', '2026-08-01')])
    await ok('updateReviewChannel', { ...at(id), body: { isActive: false } })
    const refused = await read(publicId)
    expect([refused.statusCode, refused.headers['access-control-allow-origin'], refused.headers['cache-control']]).toEqual([
      404,
      '*',
      'no-store',
    ])
    await ok('updateReviewChannel', { ...at(id), body: { isActive: true } })
    expect((await shown(publicId)).count).toBe(1)
    const { headers } = await answer('deleteReviewChannel', at(id))
    expect(await refusal('getPublicReviews', { as: {}, path: { publicId } })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect((await shown(publicId)).count).toBe(1)
    expect(await refusal('getPublicReviews', { as: {}, path: { publicId: 'rw_unknown000' } })).toMatchObject({ status: 404 })
    expect(await refusal('getPublicReviews', { as: {}, path: { publicId: 'short' } })).toMatchObject({ status: 422 })
  })

  it('is limited by address', async () => {
    const { publicId } = await connect()
    const subject = { remoteAddress: '203.0.113.9' }
    const url = `/api/widgets/reviews/${publicId}`
    await app.inject({ url, ...subject })
    await db.updateTable('rate_limits').set({ tries: 1200 }).where('scope', '=', 'review-widget').execute()
    const refused = await app.inject({ url, ...subject })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': '*', 'retry-after': expect.any(String) as string })
    expect((await app.inject({ url, remoteAddress: '203.0.113.10' })).statusCode).toBe(200)
    await db.deleteFrom('rate_limits').where('scope', '=', 'review-widget').execute()
  })
})

describe('the frame', () => {
  it('REV-04 may be shown on every website, and loads nothing but our own origin', async () => {
    const response = await app.inject({ url: '/widgets/reviews/rw_5Jx0q2bYtR?locale=ar_AE&theme=dark' })
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors *')
    for (const part of ["default-src 'none'", "script-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(response.body).toContain('<html lang="ar-AE" dir="rtl">')
    expect(response.body).toContain('<vendor-reviews widget="rw_5Jx0q2bYtR" locale="ar_AE" theme="dark">')
    expect(response.body).not.toMatch(/\sstyle=/)
    // Otherwise a browser with another preference paints its own colour behind the reviews.
    expect(response.body).toContain('html{color-scheme:dark;')
  })

  it.each(['rw_5Jx0q2bYtR%22%3E%3Cscript', 'x', 'a'.repeat(41)])('no address writes into the page: %s', async (publicId) => {
    expect((await app.inject({ url: `/widgets/reviews/${publicId}` })).statusCode).toBe(404)
  })

  it('ignores a language and a look that it does not know', async () => {
    const { body } = await app.inject({
      url: '/widgets/reviews/rw_5Jx0q2bYtR?locale=%22x&theme=%22x',
      headers: { 'accept-language': 'de' },
    })
    expect(body).toContain('<vendor-reviews widget="rw_5Jx0q2bYtR" locale="de_DE" theme="light"></vendor-reviews>')
  })
})

describe('the filters of 10,000 reviews', () => {
  const phrases = ['The Gärten', 'no PARKING', 'İstanbul', 'قاعة أنيقة', '', '  ', "d'amour", '100%', 'a_b', 'garden garden']
  const texts = Array.from({ length: 10_000 }, (_, index) =>
    index % 7 === 0 ? null : `${phrases[index % phrases.length]} ${phrases[(index * 3) % phrases.length]}`.trim(),
  )
  const reviews = texts.map((text, index) => review(String(index), 1 + (index % 5), text || null, dayOf(index)))

  function dayOf(index: number): string {
    return Temporal.PlainDate.from('2026-11-01').subtract({ days: index }).toString()
  }

  it('REV-05 leave what the rule leaves, page by page, of filters that are saved and of a preview', async () => {
    const { id, publicId } = await connect()
    await fill(id, reviews)
    const tries: Partial<ReviewFilters>[] = [
      {},
      { includeKeywords: ['garten', 'انيقه'] },
      { excludeKeywords: ['parking', 'ISTANBUL'], minimumStar: 3 },
      { includeKeywords: ['%'], hasComment: true },
      { includeKeywords: ['_', ' '], excludeKeywords: ['D’Amour'] },
      { hasComment: true, dateStart: '2020-01-01', dateEnd: '2025-06-30', limit: 37 },
      { limit: 1 },
    ]
    for (const one of tries) {
      const filters = { ...open, ...one }
      const expected = filterReviews(reviews, filters)
      const { limit, includeKeywords, excludeKeywords, minimumStar, hasComment, dateStart, dateEnd } = filters
      const preview = {
        isFiltered: false,
        hasComment,
        ...(includeKeywords.length > 0 && { includeKeywords: includeKeywords.join(',') }),
        ...(excludeKeywords.length > 0 && { excludeKeywords: excludeKeywords.join(',') }),
        ...(minimumStar !== null && { minimumStar }),
        ...(limit !== null && { newest: limit }),
        ...(dateStart !== null && { dateStart }),
        ...(dateEnd !== null && { dateEnd }),
      }
      const { data, meta } = await ok('listExternalReviews', { ...at(id), query: { ...preview, limit: 20, page: 2 } })
      expect(meta.total, JSON.stringify(one)).toBe(expected.length)
      expect(data.map(({ date }) => date)).toEqual(expected.slice(20, 40).map(({ date }) => date))
      await ok('replaceReviewFilters', { ...at(id), body: filters })
      const all = await shown(publicId)
      expect(all.count).toBe(expected.length)
      expect(all.reviews.map(({ date }) => date)).toEqual(expected.slice(0, 100).map(({ date }) => date))
    }
  })
})
