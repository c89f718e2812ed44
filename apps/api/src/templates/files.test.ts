/** Uploaded files: attachments, profile and signature images. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, app, filesFolder } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const userOf = async (as: typeof mara) => (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
const [maraUser, jonasUser] = [await userOf(mara), await userOf(jonas)]
const { customerId } = maraUser
const path = { customerId }

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
const photo = (width = 60, height = 30) => sharp({ create: { width, height, channels: 3, background: '#7a5' } })
const jpeg = await photo()
  .jpeg()
  .withExif({ IFD0: { Make: 'Camera' } })
  .toBuffer()

function form(field: string, bytes: Buffer, name: string, texts: Record<string, string> = {}) {
  const made = new FormData()
  for (const [key, text] of Object.entries(texts)) made.append(key, text)
  made.append(field, new Blob([bytes]), name)
  return made
}
const kept = () => readdirSync(join(filesFolder, String(customerId)))
const look = (address: string) => app.inject({ url: address })

describe('attachments', () => {
  const upload = (bytes = pdf, name = 'Price list.pdf', texts = {}) => ({ as: jonas, path, form: form('file', bytes, name, texts) })

  it('TMPL-02 TMPL-03 are uploaded, listed and downloaded unchanged', async () => {
    const { data } = await ok('createAttachment', upload())
    expect(data).toMatchObject({ name: 'Price list.pdf', size: pdf.length, contentType: 'application/pdf' })
    expect((await ok('createAttachment', upload(pdf, 'a.pdf', { name: 'Preise „Mühle“' }))).data.name).toBe('Preise „Mühle“.pdf')
    expect((await ok('listAttachments', { as: mara, path })).data).toContainEqual(data)
    const { bytes, headers } = await answer('downloadAttachment', { as: mara, path: { ...path, attachmentId: data.id } })
    expect(bytes).toEqual(pdf)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="Price list.pdf"',
    })
  })

  it('FILE-09 contain no camera data: a JPEG is re-encoded, and has the new size', async () => {
    const { data } = await ok('createAttachment', upload(jpeg, 'hall.jpg'))
    const { bytes } = await answer('downloadAttachment', { as: mara, path: { ...path, attachmentId: data.id } })
    const { width, height, format, exif } = await sharp(bytes).metadata()
    expect({ width, height, format, exif }).toEqual({ width: 60, height: 30, format: 'jpeg', exif: undefined })
    expect(data).toMatchObject({ name: 'hall.jpg', size: bytes.length, contentType: 'image/jpeg' })
    const broken = await refusal('createAttachment', upload(jpeg.subarray(0, 200), 'hall.jpg'))
    expect(broken).toMatchObject({ status: 415, errors: [{ path: 'file', code: 'file_content' }] })
  })

  it('FILE-07 FILE-09 LEAD-32 are Word, Excel, JPEG or PDF, by name and by content, and others are not stored', async () => {
    const before = kept()
    expect(await refusal('createAttachment', upload(pdf, 'menu.exe'))).toMatchObject({
      status: 422,
      errors: [{ path: 'file', code: 'file_extension' }],
    })
    expect(await refusal('createAttachment', upload(jpeg, 'menu.pdf'))).toMatchObject({
      status: 422,
      errors: [{ path: 'file', code: 'file_content' }],
    })
    const png = await photo().png().toBuffer()
    expect(await refusal('createAttachment', upload(png, 'menu.pdf'))).toMatchObject({
      status: 415,
      errors: [{ path: 'file', code: 'file_content' }],
    })
    const long = Buffer.concat([pdf, Buffer.alloc(10_485_760)])
    expect(await refusal('createAttachment', upload(long))).toMatchObject({
      status: 413,
      errors: [{ path: 'file', code: 'file_too_large', message: 'This file is too large: 10,241 KB. The maximum is 10,240 KB.' }],
    })
    expect(await refusal('createAttachment', upload(pdf, 'menu.pdf', { name: ' ' }))).toMatchObject({
      status: 422,
      errors: [{ path: 'name' }],
    })
    expect(kept()).toEqual(before)
  })

  it('FILE-08 have names without characters that hide an extension or end a header', async () => {
    const { id, name } = (await ok('createAttachment', upload(pdf, 'menu \u202Efdp.exe\u2066.pdf'))).data
    expect(name).toBe('menu fdp.exe.pdf')
    const attachment = { as: mara, path: { ...path, attachmentId: id } }
    const renamed = (await ok('updateAttachment', { ...attachment, body: { name: 'a"b\r\nx-header: 1\u202E.pdf' } })).data
    expect(renamed.name).toBe('a"bx-header: 1.pdf')
    const { headers } = await answer('downloadAttachment', attachment)
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="a\\"bx-header: 1.pdf"',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('x-header')
  })

  it.each([
    ['quotes', `"a" \\ 'b'.pdf`, `"a" \\ 'b'.pdf`, `attachment; filename="\\"a\\" \\\\ 'b'.pdf"`],
    ['another script', 'قائمة الأسعار.pdf', 'قائمة الأسعار.pdf', /^attachment; filename="[? ]+\.pdf"; filename\*=UTF-8''%D9%82/],
    ['an escape', 'a%0d%0aset-cookie.pdf', 'a%0d%0aset-cookie.pdf', /; filename\*=UTF-8''a%250d%250aset-cookie\.pdf$/],
    ['characters outside of the basic plane', '💐'.repeat(200), `${'💐'.repeat(196)}.pdf`, /(%F0%9F%92%90){196}\.pdf$/],
    ['more than 200 characters', 'b'.repeat(200), `${'b'.repeat(196)}.pdf`, `attachment; filename=${'b'.repeat(196)}.pdf`],
  ])('FILE-08 a name with %s is stored and downloaded', async (_, given, stored, disposition) => {
    const { id } = (await ok('createAttachment', upload())).data
    const attachment = { as: mara, path: { ...path, attachmentId: id } }
    expect((await ok('updateAttachment', { ...attachment, body: { name: given } })).data.name).toBe(stored)
    const { headers } = await answer('downloadAttachment', attachment)
    expect(headers['content-disposition']).toEqual(typeof disposition === 'string' ? disposition : expect.stringMatching(disposition))
  })

  it('FILE-08 an uploaded file with a long name keeps its extension', async () => {
    for (const letter of ['c', '💐'])
      expect((await ok('createAttachment', upload(pdf, `${letter.repeat(300)}.pdf`))).data.name).toBe(`${letter.repeat(196)}.pdf`)
  })

  it('of another account are not found', async () => {
    const { id } = (await ok('createAttachment', upload())).data
    expect(await refusal('createAttachment', { ...upload(), as: noura })).toMatchObject({ status: 404 })
    expect(await refusal('downloadAttachment', { as: noura, path: { ...path, attachmentId: id } })).toMatchObject({ status: 404 })
    const theirs = (await userOf(noura)).customerId
    expect(await refusal('downloadAttachment', { as: noura, path: { customerId: theirs, attachmentId: id } })).toMatchObject({
      status: 404,
    })
    await ok('deleteAttachment', { as: mara, path: { ...path, attachmentId: id } })
    expect(await refusal('downloadAttachment', { as: mara, path: { ...path, attachmentId: id } })).toMatchObject({ status: 404 })
  })
})

describe('the profile image', () => {
  const of = { customerId, customerUserId: jonasUser.id }
  const put = (bytes: Buffer, name = 'me.jpg', as = jonas) => ({ as, path: of, form: form('image', bytes, name) })
  const image = async () => (await ok('getCustomerUser', { as: mara, path: of })).data.image

  it('USER-24 FILE-09 may be any type of image, is re-encoded, and replaces the previous one', async () => {
    const first = (await ok('createCustomerUserImage', put(jpeg))).data
    expect(await image()).toEqual(first)
    const seen = await look(first.path)
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined()
    const gif = await photo().gif().toBuffer()
    const second = (await ok('createCustomerUserImage', put(gif, 'me.gif', mara))).data
    expect(second.path).toMatch(/\.webp$/)
    expect(await image()).toEqual(second)
    expect((await look(first.path)).statusCode).toBe(404)
  })

  it('is deleted with its file', async () => {
    const { path: address } = (await image())!
    await ok('deleteCustomerUserImage', { as: jonas, path: of })
    expect([await image(), (await look(address)).statusCode]).toEqual([null, 404])
    await ok('deleteCustomerUserImage', { as: jonas, path: of })
  })

  it('FILE-04 FILE-08 is a picture of at most 8000 by 8000 pixels', async () => {
    expect(await refusal('createCustomerUserImage', put(pdf))).toMatchObject({
      status: 415,
      errors: [{ path: 'image', code: 'file_content' }],
    })
    const wide = await photo(8001, 1).png().toBuffer()
    expect(await refusal('createCustomerUserImage', put(wide))).toMatchObject({
      status: 422,
      errors: [{ path: 'image', code: 'image_dimensions' }],
    })
  })

  it("of others is for account managers, another account's is not found", async () => {
    const others = { ...of, customerUserId: maraUser.id }
    expect(await refusal('createCustomerUserImage', { ...put(jpeg), path: others })).toMatchObject({ status: 403 })
    expect(await refusal('deleteCustomerUserImage', { as: jonas, path: others })).toMatchObject({ status: 403 })
    expect(await refusal('createCustomerUserImage', put(jpeg, 'me.jpg', noura))).toMatchObject({ status: 404 })
    expect(await refusal('deleteCustomerUserImage', { as: noura, path: of })).toMatchObject({ status: 404 })
  })
})

describe('the image of a signature', () => {
  const linkOf = async (customerUserId: number) =>
    (await ok('listCustomerUserProviders', { as: mara, path: { ...path, customerUserId } })).data[0]!
  const put = (linkId: number, bytes = jpeg, name = 'logo.jpg', as = jonas) => ({
    as,
    path,
    form: form('image', bytes, name, { linkId: String(linkId) }),
  })

  it('TMPL-04 is returned with the signature until it is removed', async () => {
    const { id, providerId, signatureContent } = await linkOf(jonasUser.id)
    const { data } = await ok('createSignatureImage', put(id))
    expect(data).toEqual({
      linkId: id,
      signatureContent,
      signatureImage: { path: expect.stringMatching(/^\/files\/\d+\/[\da-f]{32}\.jpg$/) },
    })
    expect((await ok('getSignature', { as: jonas, path, query: { providerId } })).data).toEqual(data)
    expect((await look(data.signatureImage!.path)).statusCode).toBe(200)
    await ok('deleteSignatureImage', { as: jonas, path, query: { linkId: id } })
    expect((await linkOf(jonasUser.id)).signatureImage).toBeNull()
    expect((await look(data.signatureImage!.path)).statusCode).toBe(404)
    await ok('deleteSignatureImage', { as: jonas, path, query: { linkId: id } })
  })

  it('FILE-08 is JPEG, PNG or WebP, of a link whose signature the user may write', async () => {
    const [own, hers] = [(await linkOf(jonasUser.id)).id, (await linkOf(maraUser.id)).id]
    const gif = await photo().gif().toBuffer()
    expect(await refusal('createSignatureImage', put(own, gif, 'logo.gif'))).toMatchObject({ status: 415 })
    expect(await refusal('createSignatureImage', put(own, jpeg, 'logo.gif'))).toMatchObject({
      status: 422,
      errors: [{ path: 'image', code: 'file_extension' }],
    })
    for (const [linkId, as, status] of [
      [hers, jonas, 403],
      [own, noura, 404],
      [999_999, mara, 404],
    ] as const) {
      expect(await refusal('createSignatureImage', put(linkId, jpeg, 'logo.jpg', as))).toMatchObject({ status })
      expect(await refusal('deleteSignatureImage', { as, path, query: { linkId } })).toMatchObject({ status })
    }
  })
})
