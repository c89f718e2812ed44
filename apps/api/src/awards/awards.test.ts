import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const [garden, mill] = [1, 2]

const awards = async (providerId = mill, as = mara, locale = 'en_CA') =>
  (await ok('listProviderAwards', { as, query: { providerId }, headers: { 'accept-language': locale } })).data
const award = async (code: string, providerId = mill) => (await awards(providerId)).find((one) => one.code === code)!

/** Published photos, one each day from the first. */
async function publishPhotos(providerId: number, count: number) {
  const first = Temporal.Instant.from('2026-08-01T08:00:00Z')
  const rows = Array.from({ length: count }, (_, index) => ({
    customer_id: 1,
    provider_id: providerId,
    gallery_id: null,
    type: 'image' as const,
    image_key: `1/${crypto.randomUUID().replaceAll('-', '')}.jpg`,
    status: 'active' as const,
    position: index + 1,
    created_at: first.add({ hours: 24 * index }).toString(),
  }))
  return db.insertInto('media').values(rows).returning('id').execute()
}

describe('the badges of a provider', () => {
  it('PROV-18 have progress and how to earn them, and once earned a level with its day, picture and HTML', async () => {
    await db.deleteFrom('media').where('provider_id', '=', mill).execute()
    expect(await award('photos')).toMatchObject({
      name: 'Great pictures',
      howTo: 'Publish 10 photos in your galleries.',
      level: 1,
      earnedAt: null,
      progress: { value: 0, target: 10 },
      imageUrl: null,
      embedHtml: null,
    })
    await publishPhotos(mill, 31)
    const earned = await award('photos')
    expect(earned).toMatchObject({ level: 2, earnedAt: '2026-08-30T08:00:00.000Z', progress: { value: 31, target: 100 } })
    expect(earned.imageUrl).toMatch(new RegExp(`/api/award-images/${mill}/photos\\?locale=en_CA$`))
    expect(earned.embedHtml).toContain(`<img src="${earned.imageUrl}" alt="Great pictures: Rosewood Mill" width="160" height="160">`)
    const [german] = (await awards(mill, mara, 'de_DE')).filter(({ code }) => code === 'photos')
    expect(german).toMatchObject({ name: 'Tolle Bilder', howTo: 'Veröffentlichen Sie 100 Fotos in Ihren Galerien.' })
  })

  it('PROV-18 count couples who were answered fast, and couples who booked', async () => {
    const counted = async (column: 'fast' | 'deal') => {
      const all = db.selectFrom('leads').select('id').where('customer_id', '=', 1).where('provider_id', '=', garden)
      const fast = all.where('first_response_at', 'is not', null).where('response_minutes', '<=', 120)
      const rows = await (column === 'fast' ? fast : all.where('status', '=', 'deal')).execute()
      return rows.length
    }
    const [fast, weddings] = [await award('fast_answer', garden), await award('weddings', garden)]
    expect(fast.progress.value).toBe(Math.min(200, await counted('fast')))
    expect(weddings.progress.value).toBe(Math.min(100, await counted('deal')))
    expect(fast.earnedAt === null).toBe(fast.progress.value < 10)
  })

  it('the picture of an earned badge is public, in the language of its address, and others are not found', async () => {
    await publishPhotos(mill, 10)
    const path = { awardProviderId: String(mill), awardCode: 'photos' }
    const { headers, bytes } = await answer('viewAwardImage', { path, query: { locale: 'tr_TR' } })
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
    // Without a language in the address it is that of the visitor.
    const inEnglish = await ok('viewAwardImage', { path, headers: { 'accept-language': 'en-CA' } })
    expect(String(inEnglish)).toContain('Great pictures')
    expect(bytes.toString()).toMatch(/^<svg [^>]*>.*Harika görseller.*<\/svg>$/s)
    for (const wrong of [{ awardProviderId: '999999' }, { awardProviderId: '8' }, { awardCode: 'unknown' }])
      expect(await refusal('viewAwardImage', { path: { ...path, ...wrong } })).toMatchObject({ status: 404, code: 'not_found' })
    await db.deleteFrom('media').where('provider_id', '=', mill).execute()
    expect(await refusal('viewAwardImage', { path })).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('PERM-08 PERM-09 of others are not found, and a closed page is refused', async () => {
    const query = { providerId: garden }
    for (const as of [noura, jonas]) expect(await refusal('listProviderAwards', { as, query })).toMatchObject({ status: 404 })
    // The demo closes this page to him.
    expect(await refusal('listProviderAwards', { as: jonas, query: { providerId: mill } })).toMatchObject({ status: 403 })
  })
})
