import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testimonialTools, write, written } from '../../test/testimonials.ts'
import { openWorld } from '../../test/world.ts'

const world = await openWorld()
const { ok, refusal, db, filesFolder } = world
const mara = await world.signIn('mara')
const { newDeal, ask, decide, newTestimonial, get } = testimonialTools(world, mara)
const mill = 2
const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a2e4e' } })
  .png()
  .toBuffer()
function form(count = 1): FormData {
  const made = new FormData()
  for (let index = 0; index < count; index += 1) made.append('images', new Blob([picture]), 'table.png')
  return made
}

describe('the page of a couple', () => {
  it('shows the provider, takes the testimonial, and shows its state', async () => {
    const token = await ask(await newDeal())
    const path = { testimonialToken: token }
    expect((await ok('getTestimonialRequest', { path })).data).toMatchObject({ provider: { name: 'Rosewood Mill' }, testimonial: null })
    const { data } = await ok('createTestimonial', write(token, { comment: '  The garden was wonderful. ' }))
    expect(data.testimonial).toMatchObject({ ...written, status: 'pending', reply: null })
    expect(await refusal('getTestimonialRequest', { path: { testimonialToken: 'ts_unknown-secret' } })).toMatchObject({ status: 404 })
    expect(await refusal('createTestimonial', write('ts_unknown-secret'))).toMatchObject({ status: 404 })
    expect(await refusal('getTestimonialRequest', { path: { testimonialToken: 'short' } })).toMatchObject({ status: 422 })
  })

  it('TEST-01 refuses what is missing, and programs', async () => {
    const token = await ask(await newDeal())
    for (const body of [
      { star: 6 },
      { comment: ' ' },
      { brideName: '' },
      { website: 'https://spam.example' },
      { comment: 'x'.repeat(3001) },
    ])
      expect(await refusal('createTestimonial', write(token, body))).toMatchObject({ status: 422, code: 'invalid' })
  })

  it('TEST-03 TEST-09 a rejected testimonial shows its cause and may be written again', async () => {
    const { id, token } = await newTestimonial()
    await decide(id, 'testimonial', 'not_a_customer')
    expect(await get(id)).toMatchObject({ status: 'rejected', rejectedReason: 'not_a_customer', addedBy: 'couple' })
    const page = await ok('getTestimonialRequest', { path: { testimonialToken: token }, headers: { 'accept-language': 'de-DE' } })
    expect(page.data.testimonial).toMatchObject({ status: 'rejected', rejectedReason: expect.any(String) as string })
    expect(page.data.testimonial?.rejectedReason).not.toBe('not_a_customer')
    await ok('createTestimonial', write(token, { comment: 'We were your guests in May.' }))
    expect(await get(id)).toMatchObject({ status: 'pending', rejectedReason: null, comment: 'We were your guests in May.' })
  })

  it('TEST-02 takes comments, and pictures until it is approved', async () => {
    const { id, token } = await newTestimonial()
    const path = { testimonialToken: token }
    await ok('createTestimonialImages', { path, form: form(4) })
    expect(await refusal('createTestimonialImages', { path, form: form(2) })).toMatchObject({ status: 409, code: 'limit_reached' })
    const wrong = new FormData()
    wrong.append('images', new Blob(['no picture']), 'table.png')
    expect(await refusal('createTestimonialImages', { path, form: wrong })).toMatchObject({ status: 415 })
    await ok('createTestimonialComment', { path, body: { body: 'And the food!' } })
    expect(await refusal('createTestimonialComment', { path, body: { body: ' ' } })).toMatchObject({ status: 422 })
    const found = await get(id)
    expect(found.images).toHaveLength(4)
    expect(found.comments).toMatchObject([{ authorName: 'Ada & Bruno', body: 'And the food!' }])
    for (let index = 1; index < 10; index += 1) await ok('createTestimonialComment', { path, body: { body: `And ${index}` } })
    expect(await refusal('createTestimonialComment', { path, body: { body: 'One more' } })).toMatchObject({
      status: 409,
      code: 'limit_reached',
    })
    await decide(id, 'testimonial')
    expect(await refusal('createTestimonialImages', { path, form: form() })).toMatchObject({ status: 409, code: 'testimonial_not_pending' })
    for (const operation of ['createTestimonialComment', 'createTestimonialImages'] as const)
      expect(
        await refusal(operation, {
          path: { testimonialToken: 'ts_unknown-secret' },
          ...(operation === 'createTestimonialComment' ? { body: { body: 'x' } } : { form: form() }),
        }),
      ).toMatchObject({ status: 404 })
  })

  it('LEAD-27 of a couple that is erased only the stars stay: its testimonial is in no list, and its link is not found', async () => {
    const own = (await ok('createReviewChannel', { as: mara, path: { providerId: mill }, body: { type: 'testimonials' } })).data
    const read = async () => ({
      list: (await ok('listTestimonials', { as: mara, query: { providerIds: [mill] } })).meta.total,
      counts: (await ok('getTestimonialCounts', { as: mara, query: { providerIds: [mill] } })).data,
      channels: (await ok('listReviewChannels', { as: mara, path: { providerId: mill } })).data,
      reviews: await ok('listExternalReviews', { as: mara, path: { providerId: mill, channelId: own.id }, query: { limit: 5 } }),
      widget: (await ok('getPublicReviews', { as: {}, path: { publicId: own.publicId } })).data,
      pending: (await ok('listChangeRequests', { as: mara, query: { providerId: mill } })).data,
    })
    const before = await read()
    const { id, leadId, token } = await newTestimonial()
    await ok('createTestimonialImages', { path: { testimonialToken: token }, form: form() })
    await decide(id, 'testimonial')
    const waiting = await newTestimonial()
    expect((await read()).widget.count).toBe(before.widget.count + 1)
    const { image_key: key } = await db
      .selectFrom('testimonial_images')
      .select('image_key')
      .where('testimonial_id', '=', id)
      .executeTakeFirstOrThrow()
    const file = join(filesFolder, key)
    expect(existsSync(file)).toBe(true)
    for (const erased of [leadId, waiting.leadId]) await ok('eraseLead', { as: mara, path: { leadId: erased } })
    expect(await read()).toEqual(before)
    expect(existsSync(file)).toBe(false)
    expect(await refusal('getTestimonial', { as: mara, path: { testimonialId: id } })).toMatchObject({ status: 404 })
    expect(await refusal('getTestimonialRequest', { path: { testimonialToken: token } })).toMatchObject({ status: 404 })
    const kept = await db.selectFrom('testimonials').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ star: 5, status: 'active', comment: '', search_text: '', bride_name: '', groom_name: '', is_erased: true })
  })
})
