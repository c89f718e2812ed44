import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const { customerId } = (await ok('getAccessToken', { as: mara, path: { accessTokenId: mara['x-access-token']! } })).data.user
const path = { customerId }
const at = (mailTemplateId: number) => ({ customerId, mailTemplateId })
const input = { name: 'Price list', subject: 'Your wedding at {provider_name}', body: 'Dear {couple_name},\n\nour prices.' }
const write = async (changes: object = {}) => (await ok('createMailTemplate', { as: jonas, path, body: { ...input, ...changes } })).data
const list = async (query = {}) => ok('listMailTemplates', { as: mara, path, query })
const kept = { customer_id: customerId, size: 2048, content_type: 'application/pdf', file_key: 'none', created_at: '2026-11-01T08:00:00Z' }
const [menu, prices] = await db
  .insertInto('attachments')
  .values([
    { ...kept, name: 'Menu.pdf' },
    { ...kept, name: 'Prices.pdf' },
  ])
  .returning('id')
  .execute()

describe('mail templates', () => {
  it('TMPL-01 are listed by name, page by page, and found by part of it', async () => {
    const { data, meta } = await list({ limit: 2 })
    expect(data.map(({ name }) => name)).toEqual(['First answer', 'Invitation to a visit'])
    expect(meta).toEqual({ page: 1, limit: 2, total: 3 })
    expect((await list({ q: 'VÍSIT' })).data.map(({ name }) => name)).toEqual(['Invitation to a visit'])
    expect((await list({ q: '%' })).data).toEqual([])
  })

  it('TMPL-02 are created with files of the account, in their order', async () => {
    const data = await write({ attachmentIds: [prices!.id, menu!.id] })
    expect(data).toMatchObject({ ...input, updatedAt: null, createdAt: clock.now().toString({ smallestUnit: 'millisecond' }) })
    expect(data.attachments.map(({ name }) => name)).toEqual(['Prices.pdf', 'Menu.pdf'])
    expect((await ok('getMailTemplate', { as: mara, path: at(data.id) })).data).toEqual(data)
  })

  it('are changed as a whole, from the newest version only', async () => {
    const { id } = await write({ attachmentIds: [menu!.id] })
    const { headers } = await answer('getMailTemplate', { as: jonas, path: at(id) })
    const call = { as: mara, path: at(id), body: { ...input, name: 'Prices' }, headers: { 'if-match': String(headers['etag']) } }
    const { data } = await ok('replaceMailTemplate', call)
    expect(data).toMatchObject({ name: 'Prices', attachments: [], updatedAt: expect.any(String) })
    expect(await refusal('replaceMailTemplate', call)).toMatchObject({ status: 409, code: 'stale_version' })
    expect((await list({ q: 'prices' })).data.map((template) => template.id)).toContain(id)
  })

  it('are removed, until that is undone', async () => {
    const before = await write({ attachmentIds: [menu!.id, prices!.id] })
    const { headers } = await answer('deleteMailTemplate', { as: jonas, path: at(before.id) })
    expect(await refusal('getMailTemplate', { as: jonas, path: at(before.id) })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: jonas, path: { undoToken: String(headers['undo-token']) } })
    expect((await ok('getMailTemplate', { as: jonas, path: at(before.id) })).data).toEqual(before)
    await ok('deleteMailTemplate', { as: jonas, path: at(before.id) })
  })

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ body: '\n' }, 'body', 'required'],
    [{ subject: 'Two\nlines' }, 'subject', 'format'],
    [{ attachmentIds: [999_999] }, 'attachmentIds[0]', 'not_allowed'],
  ])('refuse %j', async (changes, field, code) => {
    const body = { ...input, ...changes }
    const refused = { status: 422, code: 'invalid', errors: [{ path: field, code }] }
    expect(await refusal('createMailTemplate', { as: mara, path, body })).toMatchObject(refused)
    expect(await refusal('replaceMailTemplate', { as: mara, path: at((await list()).data[0]!.id), body })).toMatchObject(refused)
  })

  it('of another account are not found, and its files cannot be used', async () => {
    const { id } = await write()
    expect(await refusal('listMailTemplates', { as: noura, path })).toMatchObject({ status: 404 })
    expect(await refusal('createMailTemplate', { as: noura, path, body: input })).toMatchObject({ status: 404 })
    const theirs = (await ok('getAccessToken', { as: noura, path: { accessTokenId: noura['x-access-token']! } })).data.user.customerId
    for (const customer of [customerId, theirs]) {
      const call = { as: noura, path: { customerId: customer, mailTemplateId: id } }
      expect(await refusal('getMailTemplate', call)).toMatchObject({ status: 404 })
      expect(await refusal('replaceMailTemplate', { ...call, body: input })).toMatchObject({ status: 404 })
      expect(await refusal('deleteMailTemplate', call)).toMatchObject({ status: 404 })
    }
    const body = { ...input, attachmentIds: [menu!.id] }
    expect(await refusal('createMailTemplate', { as: noura, path: { customerId: theirs }, body })).toMatchObject({ status: 422 })
  })
})

describe('attachments', () => {
  const files = async () => (await ok('listAttachments', { as: mara, path })).data
  const file = (attachmentId: number, as = mara) => ({ as, path: { customerId, attachmentId } })

  it('TMPL-02 are listed newest first and keep their extension when they are renamed', async () => {
    expect((await files()).map(({ name }) => name)).toEqual(['Prices.pdf', 'Menu.pdf'])
    const rename = async (name: string) => (await ok('updateAttachment', { ...file(menu!.id), body: { name } })).data.name
    expect(await rename('Menu 2027')).toBe('Menu 2027.pdf')
    expect(await rename('Menu 2027.PDF')).toBe('Menu 2027.PDF')
    expect(await rename('Menu 2027.exe')).toBe('Menu 2027.exe.pdf')
    expect(await refusal('updateAttachment', { ...file(menu!.id), body: { name: ' ' } })).toMatchObject({
      status: 422,
      errors: [{ path: 'name' }],
    })
  })

  it('disappear from the list and the templates when they are removed, until that is undone', async () => {
    const { id } = await write({ attachmentIds: [menu!.id, prices!.id] })
    const attached = async () => (await ok('getMailTemplate', { as: mara, path: at(id) })).data.attachments.map((one) => one.id)
    const { headers } = await answer('deleteAttachment', file(menu!.id))
    expect([(await files()).map((one) => one.id), await attached()]).toEqual([[prices!.id], [prices!.id]])
    expect(await refusal('deleteAttachment', file(menu!.id))).toMatchObject({ status: 404 })
    expect(await refusal('updateAttachment', { ...file(menu!.id), body: { name: 'x' } })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await attached()).toEqual([menu!.id, prices!.id])
  })

  it('of another account are not found', async () => {
    expect(await refusal('listAttachments', { as: noura, path })).toMatchObject({ status: 404 })
    expect(await refusal('updateAttachment', { ...file(menu!.id, noura), body: { name: 'x' } })).toMatchObject({ status: 404 })
    expect(await refusal('deleteAttachment', file(menu!.id, noura))).toMatchObject({ status: 404 })
  })
})
