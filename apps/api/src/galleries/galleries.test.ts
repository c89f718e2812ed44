import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openWorld, couple, type Caller } from '../../test/world.ts'
import { localFiles } from '../platform/files/local-files.ts'
import type { Db } from '../platform/db/kysely.ts'
import { makePictureSizes } from './picture-sizes.ts'

const { ok, answer, refusal, signIn, db, clock, filesFolder } = await openWorld()
const mara = await signIn('mara')
// Jonas is linked to the mill only.
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const [garden, mill, lakehouse] = [1, 2, 3]

const tags = (await ok('listConfigs', { query: { itemTypes: 'gallery_tag' } })).data.map(({ id }) => id)
const [tag = 0, otherTag = 0] = tags

let shade = 0
/** A picture whose content no other one has. */
const picture = (width = 60, height = 40, background = `#${(++shade).toString(16).padStart(6, '0')}`) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

function form(files: readonly Buffer[], fields: Record<string, string> = {}, name?: string): FormData {
  const made = new FormData()
  for (const [key, value] of Object.entries(fields)) made.append(key, value)
  for (const bytes of files) made.append('file', new Blob([bytes]), name ?? (bytes[0] === 0xff ? 'terrace.jpg' : 'terrace.png'))
  return made
}
const newGallery = async (name = 'Summer weddings', providerId = mill, as = mara) =>
  (await ok('createGallery', { as, path: { providerId }, body: { name, tagIds: [tag] } })).data
const upload = async (galleryId: number, files: readonly Buffer[], as = mara) =>
  (await ok('createGalleryMedia', { as, path: { galleryId }, form: form(files) })).data
const mediaOf = async (galleryId: number) => (await ok('listGalleryMedia', { as: mara, path: { galleryId }, query: { limit: 100 } })).data
const galleriesOf = async (providerId: number, as: Caller = mara) => (await ok('listProviderGalleries', { as, path: { providerId } })).data
const decide = (decision: 'approve' | 'reject', more: object = {}, providerId = mill) =>
  ok('createIntakeMediaDecision', { as: couple, path: { providerId }, body: { decision, ...more } })
const undoOf = (headers: Record<string, unknown>) => ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
/** The job after an upload. */
const makeSizes = (mediaId: number) => {
  const inCustomer = <Result>(_: number, work: (own: Db) => Promise<Result>) => work(db)
  return makePictureSizes({ inCustomer, files: localFiles(filesFolder) }, { customerId: 1, mediaId })
}

describe('galleries', () => {
  it('GAL-02 GAL-05 GAL-16 are added with a name and tags, at the end of their provider', async () => {
    const before = (await galleriesOf(mill)).length
    const first = await newGallery(' Summer weddings ')
    const second = await newGallery('Winter weddings')
    expect(first).toEqual({
      id: first.id,
      providerId: mill,
      name: 'Summer weddings',
      tags: [{ id: tag, name: 'Ceremony' }],
      order: first.order,
      mediaCount: 0,
      cover: null,
    })
    expect((await galleriesOf(mill)).slice(before)).toEqual([first, second])
    const turkish = await ok('getGallery', { as: { ...mara, 'accept-language': 'tr-TR' }, path: { galleryId: first.id } })
    expect(turkish.data.tags).toEqual([{ id: tag, name: 'Nikâh' }])
    const refuse = (body: object) => refusal('createGallery', { as: mara, path: { providerId: mill }, body })
    expect(await refuse({ name: 'Garden', tagIds: [] })).toMatchObject({ status: 422, errors: [{ path: 'tagIds', code: 'too_few' }] })
    expect(await refuse({ name: ' ', tagIds: [tag] })).toMatchObject({ status: 422, errors: [{ path: 'name', code: 'required' }] })
    expect(await refuse({ name: 'Garden', tagIds: [tag, 999_999] })).toMatchObject({ errors: [{ path: 'tagIds[1]', code: 'not_allowed' }] })
  })

  it('GAL-01 are listed across the providers that the user sees', async () => {
    const [ofGarden, ofMill] = [await newGallery('Of the garden', garden), await newGallery('Of the mill')]
    const list = async (as: Caller, query = {}) =>
      (await ok('listGalleries', { as, query: { limit: 100, ...query } })).data.map(({ id }) => id)
    const all = await list(mara)
    expect(all).toContain(ofGarden.id)
    expect(all.indexOf(ofGarden.id)).toBeLessThan(all.indexOf(ofMill.id))
    expect(await list(mara, { providerIds: mill })).not.toContain(ofGarden.id)
    expect(await list(jonas)).toContain(ofMill.id)
    expect(await list(jonas)).not.toContain(ofGarden.id)
    expect(await list(noura)).not.toContain(ofMill.id)
  })

  it('GAL-02 are reordered as a whole', async () => {
    await newGallery('One more')
    const ids = (await galleriesOf(mill)).map(({ id }) => id)
    const order = (wanted: number[]) => ({ as: mara, body: { providerId: mill, ids: wanted } })
    await ok('replaceGalleryOrder', order(ids.toReversed()))
    expect((await galleriesOf(mill)).map(({ id }) => id)).toEqual(ids.toReversed())
    expect(await refusal('replaceGalleryOrder', order(ids.slice(1)))).toMatchObject({ errors: [{ path: 'ids', code: 'too_few' }] })
    expect(await refusal('replaceGalleryOrder', order([...ids, 999_999]))).toMatchObject({ errors: [{ code: 'not_allowed' }] })
  })

  it('are changed from the newest version only', async () => {
    const { id } = await newGallery()
    const { headers } = await answer('getGallery', { as: mara, path: { galleryId: id } })
    const change = (body: object) => ({ as: mara, path: { galleryId: id }, body, headers: { 'if-match': String(headers['etag']) } })
    expect((await ok('updateGallery', change({ tagIds: [otherTag] }))).data.tags).toMatchObject([{ id: otherTag }])
    expect(await refusal('updateGallery', change({ name: 'Mine' }))).toMatchObject({ status: 409, code: 'stale_version' })
    expect((await ok('updateGallery', { as: mara, path: { galleryId: id }, body: { name: 'Mine' } })).data.name).toBe('Mine')
  })

  it('have the first picture as cover, until another one of them is chosen', async () => {
    const { id } = await newGallery()
    const [first, second] = await upload(id, [await picture(), await picture()])
    const coverOf = async () => (await ok('getGallery', { as: mara, path: { galleryId: id } })).data
    expect(await coverOf()).toMatchObject({ mediaCount: 2, cover: { id: first!.id } })
    const choose = (coverId: number | null) => ({ as: mara, path: { galleryId: id }, body: { coverId } })
    expect((await ok('updateGallery', choose(second!.id))).data.cover).toMatchObject({ id: second!.id })
    const [foreign] = await upload((await newGallery()).id, [await picture()])
    expect(await refusal('updateGallery', choose(foreign!.id))).toMatchObject({ errors: [{ path: 'coverId', code: 'not_allowed' }] })
    await ok('deleteGalleryMedia', { as: mara, path: { galleryId: id, mediaId: second!.id } })
    expect(await coverOf()).toMatchObject({ mediaCount: 1, cover: { id: first!.id } })
  })

  it('leave their pictures to the provider when they are deleted, and have them again after Undo', async () => {
    const { id } = await newGallery()
    const [media] = await upload(id, [await picture()])
    const { headers } = await answer('deleteGallery', { as: mara, path: { galleryId: id } })
    const found = async () =>
      (await ok('listProviderMedia', { as: mara, path: { providerId: mill }, query: { limit: 100 } })).data.find(
        (one) => one.id === media!.id,
      )
    expect(await found()).toMatchObject({ galleryId: null })
    await undoOf(headers)
    expect(await found()).toMatchObject({ galleryId: id })
    expect(await mediaOf(id)).toHaveLength(1)
  })

  it('GAL-11 MSG-19 PERM-08 PERM-09 of others are not found, and a read-only page cannot be written', async () => {
    const { id: galleryId } = await newGallery('Of the garden', garden)
    const [media] = await upload(galleryId, [await picture()])
    const unknown = await refusal('getGallery', { as: mara, path: { galleryId: 999_999 } })
    expect(unknown).toMatchObject({ status: 404, code: 'gallery_not_found', message: 'Reference gallery not found' })
    const path = { galleryId, mediaId: media!.id, providerId: garden }
    const fresh = await picture()
    type Path = { galleryId: number; mediaId: number; providerId: number }
    const reads = (as: Caller, of: Path) => [
      refusal('getGallery', { as, path: of }),
      refusal('listGalleryMedia', { as, path: of }),
      refusal('listProviderMedia', { as, path: of }),
      refusal('listProviderGalleries', { as, path: of }),
      refusal('getMainImage', { as, path: of }),
      refusal('getProviderMedia', { as, path: of }),
    ]
    const writes = (as: Caller, of: Path) => [
      refusal('createGallery', { as, path: of, body: { name: 'Mine', tagIds: [tag] } }),
      refusal('updateGallery', { as, path: of, body: { name: 'Mine' } }),
      refusal('deleteGallery', { as, path: of }),
      refusal('replaceGalleryOrder', { as, body: { providerId: of.providerId, ids: [of.galleryId] } }),
      refusal('createGalleryMedia', { as, path: of, form: form([fresh]) }),
      refusal('replaceGalleryMediaOrder', { as, path: of, body: { ids: [of.mediaId] } }),
      refusal('updateGalleryMedia', { as, path: of, body: { alt: 'Mine' } }),
      refusal('deleteGalleryMedia', { as, path: of }),
      refusal('createProviderMedia', { as, path: of, form: form([fresh]) }),
      refusal('updateProviderMedia', { as, path: of, body: { alt: 'Mine' } }),
      refusal('deleteProviderMedia', { as, path: of }),
      refusal('replaceMainImage', { as, path: of, body: { mediaId: of.mediaId } }),
    ]
    const statuses = async (calls: Promise<{ status: number }>[]) => [...new Set((await Promise.all(calls)).map(({ status }) => status))]
    for (const as of [noura, jonas]) expect(await statuses([...reads(as, path), ...writes(as, path)])).toEqual([404])
    const { id: ofMill } = await newGallery()
    const [readable] = await upload(ofMill, [await picture()])
    const own = { galleryId: ofMill, mediaId: readable!.id, providerId: mill }
    const link = { customer_id: 1, customer_user_id: 2, provider_id: mill, page: 'gallery' as const }
    await db
      .insertInto('provider_page_access')
      .values({ ...link, access: 'read' })
      .execute()
    expect((await ok('getGallery', { as: jonas, path: own })).data.id).toBe(ofMill)
    expect((await ok('getMainImage', { as: jonas, path: own })).data).toBeDefined()
    expect(await statuses(writes(jonas, own))).toEqual([403])
    await db.updateTable('provider_page_access').set({ access: 'none' }).where('page', '=', 'gallery').execute()
    expect(await statuses(reads(jonas, own))).toEqual([403])
    expect((await ok('listGalleries', { as: jonas })).data).toEqual([])
    expect(await refusal('listGalleries', { as: jonas, query: { limit: 0 } })).toMatchObject({ status: 422 })
    await db.deleteFrom('provider_page_access').where('page', '=', 'gallery').execute()
  })
})

describe('pictures and videos', () => {
  it('GAL-13 GAL-15 FILE-09 are stored upright in their order, and wait for approval', async () => {
    const { id } = await newGallery()
    const turned = await sharp(await picture(60, 40))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const [first, second] = await upload(id, [turned, await picture()])
    expect(first).toMatchObject({ galleryId: id, providerId: mill, type: 'image', status: 'pending', width: 40, height: 60, order: 1 })
    expect(first).toMatchObject({ sizes: [], preview: null, quality: ['too_small'], videoUrl: null, isMain: false })
    expect(second).toMatchObject({ order: 2, width: 60, height: 40 })
    expect(await mediaOf(id)).toEqual([first, second])
  })

  it('are judged by their content', async () => {
    const { id: galleryId } = await newGallery()
    const refuse = (made: FormData) => refusal('createGalleryMedia', { as: mara, path: { galleryId }, form: made })
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
    expect(await refuse(form([pdf]))).toMatchObject({ status: 415, errors: [{ path: 'file[0]', code: 'file_content' }] })
    expect(await refuse(form([await picture()], {}, 'terrace.gif'))).toMatchObject({
      errors: [{ path: 'file[0]', code: 'file_extension' }],
    })
    expect(await refuse(form([await picture(8001, 4)]))).toMatchObject({ errors: [{ path: 'file[0]', code: 'image_dimensions' }] })
    expect(await refuse(form([], { alt: 'x' }))).toMatchObject({ status: 422 })
    // All files of a call are stored, or none.
    expect(await refuse(form([await picture(), pdf]))).toMatchObject({ status: 415 })
    expect(await mediaOf(galleryId)).toEqual([])
  })

  it('are stored once: with the same key, and with the same content', async () => {
    const { id: galleryId } = await newGallery()
    const bytes = await picture()
    const send = (key: string) => ({ as: mara, path: { galleryId }, form: form([bytes]), headers: { 'idempotency-key': key } })
    const first = await ok('createGalleryMedia', send('picture-once-1'))
    expect(await ok('createGalleryMedia', send('picture-once-1'))).toEqual(first)
    expect(await refusal('createGalleryMedia', send('picture-once-2'))).toMatchObject({
      status: 409,
      code: 'duplicate_media',
      errors: [{ path: 'file[0]', code: 'duplicate_media', message: 'This picture is already there.' }],
    })
    const same = await picture()
    const twice = await Promise.allSettled([upload(galleryId, [same]), upload(galleryId, [same]), upload(galleryId, [same])])
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mediaOf(galleryId)).toHaveLength(2)
    // Another gallery may show it too.
    expect(await upload((await newGallery()).id, [bytes])).toHaveLength(1)
  })

  it('GAL-09 GAL-10 are videos by link, of the hosts of the country', async () => {
    const { id: galleryId } = await newGallery()
    const add = (fields: Record<string, string>, files: Buffer[] = []) => ({ as: mara, path: { galleryId }, form: form(files, fields) })
    const [tour] = (await ok('createGalleryMedia', add({ videoUrl: ' https://youtu.be/aqz-KE-bpKQ ', videoType: '360video' }))).data
    expect(tour).toMatchObject({ type: '360video', videoUrl: 'https://youtu.be/aqz-KE-bpKQ', path: null, width: null, sizes: [] })
    const refuse = (...sent: Parameters<typeof add>) => refusal('createGalleryMedia', add(...sent))
    expect(await refuse({ videoUrl: 'https://example.com/film.mp4' })).toMatchObject({ errors: [{ path: 'videoUrl', code: 'video_host' }] })
    expect(await refuse({ videoType: 'video' })).toMatchObject({ errors: [{ path: 'file', code: 'required' }] })
    expect(await refuse({ videoUrl: 'https://youtu.be/aqz-KE-bpKQ' }, [await picture()])).toMatchObject({
      errors: [{ path: 'videoUrl', code: 'not_allowed' }],
    })
  })

  it('GAL-02 are reordered as a whole', async () => {
    const { id: galleryId } = await newGallery()
    const ids = (await upload(galleryId, [await picture(), await picture(), await picture()])).map(({ id }) => id)
    const order = (wanted: number[]) => ({ as: mara, path: { galleryId }, body: { ids: wanted } })
    await ok('replaceGalleryMediaOrder', order(ids.toReversed()))
    expect((await mediaOf(galleryId)).map(({ id, order: position }) => [id, position])).toEqual(
      ids.toReversed().map((id, index) => [id, index + 1]),
    )
    expect(await refusal('replaceGalleryMediaOrder', order(ids.slice(1)))).toMatchObject({ errors: [{ path: 'ids', code: 'too_few' }] })
  })

  it('GAL-13 GAL-08 MSG-10 are approved or rejected by the editors, hidden and shown again by the vendor', async () => {
    const { id: galleryId } = await newGallery()
    const [one, other] = await upload(galleryId, [await picture(), await picture()])
    const patch = (mediaId: number, body: object) => ({ as: mara, path: { galleryId, mediaId }, body })
    const show = async (mediaId: number, status: string) => (await ok('updateGalleryMedia', patch(mediaId, { status }))).data.status
    // Hiding and showing does not replace the decision of the editors.
    expect(await show(one!.id, 'passive')).toBe('passive')
    expect(await show(one!.id, 'active')).toBe('pending')
    expect((await decide('approve')).data.mediaIds).toEqual(expect.arrayContaining([one!.id, other!.id]))
    expect(await show(one!.id, 'passive')).toBe('passive')
    expect(await show(one!.id, 'active')).toBe('active')
    await decide('reject', { mediaId: one!.id, reason: 'The picture shows a phone number.' })
    expect(await mediaOf(galleryId)).toMatchObject([
      { status: 'rejected', rejectReason: 'The picture shows a phone number.' },
      { status: 'active', rejectReason: null },
    ])
    expect(await refusal('updateGalleryMedia', patch(one!.id, { status: 'active' }))).toMatchObject({
      status: 409,
      code: 'media_rejected',
      message: 'Your photo has been rejected',
    })
    const unknown = { as: couple, path: { providerId: 999_999 }, body: { decision: 'approve' } }
    expect(await refusal('createIntakeMediaDecision', unknown)).toMatchObject({ status: 404 })
    expect(
      await refusal('createIntakeMediaDecision', {
        ...unknown,
        path: { providerId: garden },
        body: { decision: 'approve', mediaId: other!.id },
      }),
    ).toMatchObject({ status: 404 })
  })

  it('GAL-15 have a caption and tags, changed from the newest version only', async () => {
    const { id: galleryId } = await newGallery()
    const [media] = await upload(galleryId, [await picture()])
    const path = { galleryId, providerId: mill, mediaId: media!.id }
    expect((await ok('getProviderMedia', { as: mara, path })).data).toMatchObject({ id: media!.id, alt: null })
    const { etag } = (await answer('getProviderMedia', { as: mara, path })).headers
    const patch = (body: object) => ({ as: mara, path, body })
    const changed = await ok('updateGalleryMedia', patch({ alt: ' The long table ', tagIds: [tag] }))
    expect(changed.data).toMatchObject({ alt: 'The long table', tagIds: [tag] })
    for (const name of ['updateGalleryMedia', 'updateProviderMedia'] as const) {
      const late = refusal(name, { ...patch({ alt: 'A table' }), headers: { 'if-match': String(etag) } })
      expect(await late).toMatchObject({ status: 409, code: 'stale_version' })
    }
    expect((await ok('updateGalleryMedia', patch({ alt: null }))).data).toMatchObject({ alt: null, tagIds: [tag] })
    const unknown = await refusal('updateGalleryMedia', patch({ tagIds: [999_999] }))
    expect(unknown).toMatchObject({ errors: [{ path: 'tagIds[0]', code: 'not_allowed' }] })
  })

  it('are deleted, and restored', async () => {
    const { id: galleryId } = await newGallery()
    const [media] = await upload(galleryId, [await picture()])
    const path = { galleryId, mediaId: media!.id, providerId: mill }
    for (const name of ['deleteGalleryMedia', 'deleteProviderMedia'] as const) {
      const { headers } = await answer(name, { as: mara, path })
      expect(await mediaOf(galleryId)).toEqual([])
      expect(await refusal(name, { as: mara, path })).toMatchObject({ status: 404 })
      await undoOf(headers)
      expect(await mediaOf(galleryId)).toEqual([media])
    }
    await ok('deleteProviderMedia', { as: mara, path })
    await ok('deleteGallery', { as: mara, path })
    expect(await refusal('listGalleryMedia', { as: mara, path })).toMatchObject({ code: 'gallery_not_found' })
  })

  it('PROV-22 are listed for the provider, and moved to a gallery', async () => {
    const path = { providerId: lakehouse }
    const loose = (await ok('createProviderMedia', { as: mara, path, form: form([await picture()], { alt: 'The lake' }) })).data
    expect(loose).toMatchObject({ galleryId: null, alt: 'The lake', status: 'pending' })
    clock.advance({ minutes: 1 })
    const film = (await ok('createProviderMedia', { as: mara, path, form: form([], { videoUrl: 'https://vimeo.com/76979871' }) })).data
    const list = async (query = {}) => (await ok('listProviderMedia', { as: mara, path, query })).data.map(({ id }) => id)
    expect((await list()).slice(0, 2)).toEqual([film.id, loose.id])
    expect(await list({ type: 'video' })).toContain(film.id)
    expect(await list({ type: 'video' })).not.toContain(loose.id)
    expect(await list({ status: 'rejected' })).toEqual([])
    const { id: galleryId } = await newGallery('The lake', lakehouse)
    const move = (to: number) => ({ as: mara, path: { ...path, mediaId: loose.id }, body: { galleryId: to } })
    expect((await ok('updateProviderMedia', move(galleryId))).data).toMatchObject({ galleryId, order: 1 })
    expect(await refusal('updateProviderMedia', move((await newGallery()).id))).toMatchObject({ status: 404, code: 'gallery_not_found' })
  })

  it('GAL-04 PROV-20 an active picture becomes the main one, until it is hidden', async () => {
    const { id: galleryId } = await newGallery()
    const [one, other] = await upload(galleryId, [await picture(), await picture()])
    const path = { providerId: mill }
    const main = async () => (await ok('getMainImage', { as: mara, path })).data?.id ?? null
    const choose = (mediaId: number) => ({ as: mara, path, body: { mediaId } })
    expect(await refusal('replaceMainImage', choose(one!.id))).toMatchObject({
      status: 422,
      errors: [{ path: 'mediaId', code: 'media_not_active' }],
    })
    await decide('approve')
    expect((await ok('replaceMainImage', choose(one!.id))).data).toMatchObject({ id: one!.id, isMain: true })
    await Promise.all([one!, other!, one!, other!].map(({ id }) => ok('replaceMainImage', choose(id))))
    expect((await mediaOf(galleryId)).filter(({ isMain }) => isMain)).toHaveLength(1)
    await ok('replaceMainImage', choose(other!.id))
    expect(await main()).toBe(other!.id)
    await ok('updateGalleryMedia', { as: mara, path: { galleryId, mediaId: other!.id }, body: { status: 'passive' } })
    expect(await main()).toBeNull()
    expect(await refusal('replaceMainImage', choose(999_999))).toMatchObject({ status: 404 })
  })

  it('GAL-12 UPG-03 fit the package, also when they are sent at the same time', async () => {
    const { id: galleryId } = await newGallery('Package', garden)
    const products = db.updateTable('provider_products').where('provider_id', '=', garden)
    const closed = { status: 402, code: 'upgrade_required', params: { kind: 'feature' } }
    const add = async () => ({ as: mara, path: { galleryId }, form: form([await picture()]) })
    const { meta } = await ok('listProviderMedia', { as: mara, path: { providerId: garden }, query: { type: 'image' } })
    await products.set({ photos_max: meta.total + 2 }).execute()
    const sent = await Promise.allSettled((await Promise.all([add(), add(), add(), add()])).map((call) => ok('createGalleryMedia', call)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await refusal('createGalleryMedia', await add())).toMatchObject(closed)
    const [first] = await mediaOf(galleryId)
    const { headers } = await answer('deleteGalleryMedia', { as: mara, path: { galleryId, mediaId: first!.id } })
    await ok('createGalleryMedia', await add())
    expect(await refusal('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })).toMatchObject({ status: 409 })
    // Videos do not count.
    await ok('createGalleryMedia', { as: mara, path: { galleryId }, form: form([], { videoUrl: 'https://youtu.be/aqz-KE-bpKQ' }) })
    await products.set({ photos_max: null, is_switched_off: true }).execute()
    expect(await refusal('createGalleryMedia', await add())).toMatchObject(closed)
    await products.set({ is_switched_off: false }).execute()
  })

  it('get smaller sizes, a preview and warnings from a job', async () => {
    const { id: galleryId } = await newGallery()
    const noise = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .jpeg()
      .toBuffer()
    const [sharpOne, flat] = await upload(galleryId, [noise, await picture(1600, 1200)])
    for (const { id } of [sharpOne!, flat!]) await makeSizes(id)
    const [first, second] = await mediaOf(galleryId)
    expect(first).toMatchObject({ quality: [], sizes: [{ width: 480 }, { width: 1600 }] })
    expect(first!.preview).toMatch(/^data:image\/webp;base64,/)
    expect(first!.preview!.length).toBeLessThan(600)
    expect(second).toMatchObject({ quality: ['blurred'] })
    // A job that runs again changes nothing.
    await makeSizes(sharpOne!.id)
    expect((await mediaOf(galleryId))[0]).toEqual(first)
  })
})
