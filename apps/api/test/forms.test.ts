/** Forms with files and answers that are files, through the whole pipeline: accepted ones, refused ones, and no remains. */
import { readdirSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import type { VendorContext } from '../src/platform/contract/context.ts'
import type { Input } from '../src/platform/contract/operation.ts'
import { Refusal } from '../src/platform/contract/refusal.ts'
import { handlers as real } from '../src/handlers.ts'
import { picturePath } from '../src/platform/files/served-pictures.ts'
import { notYet } from '../src/not-yet.ts'
import { formPayload, openWorld, type Call } from './world.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
const word = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])

const taken = sharp({ create: { width: 120, height: 60, channels: 3, background: '#7a5' } })
const photo = await taken
  .jpeg()
  .withExif({ IFD0: { Make: 'Camera', Copyright: 'Secret place' } })
  .withMetadata({ orientation: 6 })
  .toBuffer()

const at = '2026-11-24T14:00:00.000Z'
const kept: string[] = []
const stood = {
  async createAttachment({ files, user }: VendorContext, { body }: Input<'createAttachment'>) {
    const { key } = await files.keep(user.customerId, body.file, 'file')
    kept.push(key)
    if (body.name === 'refused') throw new Refusal(404, 'not_found')
    const { name, sizeBytes: size, contentType } = body.file
    return { status: 201, body: { data: { id: 1, name: body.name ?? name, size, contentType, createdAt: at } } }
  },
  async downloadAttachment({ files, user }: VendorContext) {
    return { status: 200, body: await files.open(user.customerId, kept.at(-1)!), fileName: 'Preisliste „Mühle“.pdf' }
  },
  async deleteAttachment({ files, user }: VendorContext, { path }: Input<'deleteAttachment'>) {
    files.remove(user.customerId, kept.at(-1)!)
    if (path.attachmentId === 2) throw new Refusal(404, 'not_found')
    return { status: 204 }
  },
  async createCustomerUserImage({ files, user }: VendorContext, { body }: Input<'createCustomerUserImage'>) {
    const picture = await files.keepPicture(user.customerId, body.image, 'image')
    kept.push(picture.key)
    return { status: 200, body: { data: { path: picturePath(picture.key) } } }
  },
}
const world = await openWorld({
  handlers: { ...real, ...stood },
  notYet: notYet.filter((name) => !(name in stood)),
})
const mara = await world.signIn('mara')
const { customerId } = (await world.ok('getAccessToken', { path: { accessTokenId: mara['x-access-token']! }, as: mara })).data.user
const path = { customerId }

function upload(bytes: Buffer, name = 'menu.pdf', more: Record<string, string> = {}): Call {
  const form = new FormData()
  for (const [field, text] of Object.entries(more)) form.append(field, text)
  form.append('file', new Blob([bytes]), name)
  return { path, as: mara, form }
}
const incoming = () => readdirSync(join(world.filesFolder, 'incoming'))
const keptNames = () => readdirSync(join(world.filesFolder, String(customerId)))

describe('a form with a file', () => {
  it("is read with its fields, and the file is stored in its customer's folder under a generated name", async () => {
    const { data } = await world.ok('createAttachment', upload(pdf, '../../etc/Price list.pdf', { name: 'Prices' }))
    expect(data).toEqual({ id: 1, name: 'Prices', size: pdf.length, contentType: 'application/pdf', createdAt: at })
    expect(kept.at(-1)).toMatch(new RegExp(`^${customerId}/[0-9a-f]{32}$`))
    expect((await world.ok('createAttachment', upload(pdf, '..\\..\\Price\u0007 list.pdf'))).data.name).toBe('Price list.pdf')
    expect(await world.ok('downloadAttachment', { path: { ...path, attachmentId: 1 }, as: mara })).toEqual(pdf)
    expect(incoming()).toEqual([])
  })

  it('FILE-07 is checked by its content, whatever its name and content type are', async () => {
    expect((await world.ok('createAttachment', upload(pdf, 'photo.jpg'))).data.contentType).toBe('application/pdf')
    expect((await world.ok('createAttachment', upload(word, 'offer.doc'))).data.contentType).toBe('application/msword')
    // One container has several kinds; the name decides between them, and cannot make it anything else.
    expect((await world.ok('createAttachment', upload(word, 'book.XLS'))).data.contentType).toBe('application/vnd.ms-excel')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const [bytes, name] of [
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 'menu.pdf'],
      [svg, 'menu.pdf'],
      [word, 'menu.pdf'],
      [Buffer.from('MZ' + 'x'.repeat(200)), 'menu.pdf'],
      [Buffer.from('just words'), 'menu.pdf'],
    ] as const)
      expect(await world.refusal('createAttachment', upload(bytes, name))).toMatchObject({
        status: 415,
        code: 'unsupported_media_type',
        errors: [{ path: 'file', code: 'file_content', message: 'This type of file is not accepted here.' }],
      })
    expect(incoming()).toEqual([])
  })

  it('FILE-08 with a file that is too large is 413 and names it, by content length or while reading', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])
    const wanted = {
      status: 413,
      code: 'too_large',
      errors: [{ path: 'file', code: 'file_too_large', params: { size: 10_241, max: 10_240 } }],
    }
    expect(await world.refusal('createAttachment', upload(large))).toMatchObject(wanted)
    const huge = Buffer.alloc(40 * 1024 * 1024)
    expect(await world.refusal('createAttachment', upload(huge))).toMatchObject({ status: 413, code: 'too_large' })
    expect(incoming()).toEqual([])
  })

  it('with invalid data is 422 with the field', async () => {
    const twice = upload(pdf)
    twice.form!.append('file', new Blob([pdf]), 'second.pdf')
    const surplus = upload(pdf)
    surplus.form!.append('photo', new Blob([pdf]), 'photo.pdf')
    const asText = new FormData()
    asText.append('file', 'a text')
    const asFile = upload(pdf)
    asFile.form!.append('name', new Blob([pdf]), 'name.pdf')
    const unnamed = new FormData()
    unnamed.append('file', new Blob([]), '')
    for (const [call, field] of [
      [
        { path, as: mara, form: new FormData() },
        { path: 'file', code: 'required' },
      ],
      [
        { path, as: mara },
        { path: 'file', code: 'required' },
      ],
      [
        { path, as: mara, form: unnamed },
        { path: 'file', code: 'required' },
      ],
      [twice, { path: 'file', code: 'too_many' }],
      [surplus, { path: 'photo', code: 'unknown_field' }],
      [
        { path, as: mara, form: asText },
        { path: 'file', code: 'kind' },
      ],
      [asFile, { path: 'name', code: 'kind' }],
      [upload(Buffer.alloc(0)), { path: 'file', code: 'file_empty' }],
      [upload(pdf, 'x.pdf', { name: 'n'.repeat(201) }), { path: 'name', code: 'too_long' }],
      [upload(pdf, 'x.pdf', { name: 'n'.repeat(70_000) }), { path: 'name', code: 'too_long' }],
      [upload(pdf, 'x.pdf', { colour: 'red' }), { path: 'colour', code: 'unknown_field' }],
    ] as [Call, object][])
      expect(await world.refusal('createAttachment', call)).toMatchObject({ status: 422, code: 'invalid', errors: [field] })
    expect(incoming()).toEqual([])
  })

  it('that is truncated or invalid is 400, another content type 415', async () => {
    const url = `/api/customers/${customerId}/attachments`
    const send = async (contentType: string, payload: string) =>
      (await world.app.inject({ method: 'POST', url, payload, headers: { ...mara, 'content-type': contentType } })).statusCode
    const form = 'multipart/form-data; boundary=x'
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'
    expect(await send('multipart/form-data', part)).toBe(400)
    for (const payload of [
      'nothing of the kind',
      part,
      `${part}\r\n--x`,
      `--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--`,
    ])
      expect(await send(form, payload), payload).toBe(400)
    expect(await send('application/json', '{"file":"%PDF"}')).toBe(415)
    expect(await send('text/plain', 'file')).toBe(415)
    expect(incoming()).toEqual([])
  })

  it('is not read without a session, whatever it contains', async () => {
    const { as: _, ...unauthenticated } = upload(Buffer.alloc(0))
    expect(await world.refusal('createAttachment', unauthenticated)).toMatchObject({ status: 401 })
  })

  it('leaves no file behind if its operation refuses, or if the connection breaks', async () => {
    const before = keptNames()
    expect(await world.refusal('createAttachment', upload(pdf, 'x.pdf', { name: 'refused' }))).toMatchObject({ status: 404 })
    expect(keptNames()).toEqual(before)

    const app = await world.anotherApp()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { payload, headers } = await formPayload(upload(Buffer.concat([pdf, Buffer.alloc(200_000)])).form!)
    const { port } = app.server.address() as AddressInfo
    const call = httpRequest({ port, method: 'POST', path: `/api/customers/${customerId}/attachments`, headers: { ...mara, ...headers } })
    call.on('error', () => {})
    call.write(payload.subarray(0, 100_000))
    await vi.waitFor(() => expect(incoming()).toHaveLength(1))
    call.destroy()
    await vi.waitFor(() => expect(incoming()).toEqual([]))
    expect(keptNames()).toEqual(before)
  })
})

describe('a large form with an invalid first field', () => {
  it('is refused, and its connection serves the next call', async () => {
    const app = await world.anotherApp()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const wrong = new FormData()
    wrong.append('surplus', new Blob([Buffer.alloc(5_000_000)]), 'surplus.pdf')
    const { payload, headers } = await formPayload(wrong)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const answers: (number | undefined)[] = []
    const call = (method: string, url: string, more: Record<string, string>, body?: Buffer) =>
      new Promise<void>((done, failed) => {
        const request = httpRequest({ port, agent, method, path: url, headers: { ...mara, ...more } }, (response) => {
          answers.push(response.statusCode)
          response.resume().on('end', done)
        })
        request.on('error', failed).end(body)
      })
    await call('POST', `/api/customers/${customerId}/attachments`, headers, payload)
    await call('GET', '/api/health', {})
    agent.destroy()
    expect(answers).toEqual([422, 200])
    expect(incoming()).toEqual([])
  })
})

describe('a stored file', () => {
  it('is deleted only if the operation that removes it succeeds', async () => {
    await world.ok('createAttachment', upload(pdf))
    const name = kept.at(-1)!.split('/')[1]!
    expect(await world.refusal('deleteAttachment', { path: { ...path, attachmentId: 2 }, as: mara })).toMatchObject({ status: 404 })
    expect(keptNames()).toContain(name)
    await world.ok('deleteAttachment', { path: { ...path, attachmentId: 1 }, as: mara })
    expect(keptNames()).not.toContain(name)
  })

  it('is sent as a download that no browser opens as a page', async () => {
    await world.ok('createAttachment', upload(pdf))
    const { headers } = await world.app.inject({ url: `/api/customers/${customerId}/attachments/1/download`, headers: mara })
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename=.*; filename\*=UTF-8''Preisliste%20/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('of another customer cannot be reached, whatever a row contains', async () => {
    const emre = await world.signIn('emre')
    const response = await world.app.inject({ url: `/api/customers/${customerId + 1}/attachments/1/download`, headers: emre })
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('PDF')
  })
})

describe('a picture', () => {
  const send = (bytes: Buffer) => {
    const form = new FormData()
    form.append('image', new Blob([bytes]), 'me.jpg')
    return { path: { customerId, customerUserId: 1 }, as: mara, form }
  }

  it("USER-24 is re-encoded: upright, and without the camera's metadata", async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { path: address } = (await world.ok('createCustomerUserImage', send(photo))).data
    const response = await world.app.inject({ url: address })
    const { width, height, format, exif, orientation } = await sharp(response.rawPayload).metadata()
    expect({ width, height, format, exif, orientation }).toEqual({
      width: 60,
      height: 120,
      format: 'jpeg',
      exif: undefined,
      orientation: undefined,
    })
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(incoming()).toEqual([])
  })

  it('with invalid content is 415, one with too many pixels 422', async () => {
    const broken = Buffer.concat([photo.subarray(0, 300), Buffer.alloc(500)])
    expect(await world.refusal('createCustomerUserImage', send(broken))).toMatchObject({
      status: 415,
      errors: [{ path: 'image', code: 'file_content' }],
    })
    const wide = await sharp({ create: { width: 8_001, height: 2, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect(await world.refusal('createCustomerUserImage', send(wide))).toMatchObject({
      status: 422,
      errors: [{ path: 'image', code: 'image_dimensions' }],
    })
    const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    expect(await world.refusal('createCustomerUserImage', send(svg))).toMatchObject({ status: 415 })
    expect(incoming()).toEqual([])
  })

  it('is found only by its complete random name, and only pictures are', async () => {
    await world.ok('createAttachment', upload(pdf))
    for (const url of [
      `/files/${kept.at(-1)}`,
      `/files/${customerId}/${'0'.repeat(32)}.jpg`,
      `/files/${customerId}/..%2f..%2fpackage.jpg`,
      '/files/x/y.jpg',
    ])
      expect((await world.app.inject({ url })).statusCode, url).toBe(404)
  })
})
