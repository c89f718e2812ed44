import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, filesFolder } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const bytes = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj\n<<>>\nendobj\n%%EOF`)
const form = (content: Buffer, name = 'Harvest table.pdf') => {
  const made = new FormData()
  made.append('pdf', new Blob([content]), name)
  return made
}
const menus = async (providerId: number) =>
  (await ok('listCatalogMenus', { as: mara, path: { customerId: 1 }, query: { providerId } })).data
const menu = (await menus(1))[0]!
const path = { customerId: 1, catalogMenuId: menu.id }
const upload = (content = bytes('first'), name?: string) => ({ as: mara, path, form: form(content, name) })
const kept = () => readdirSync(join(filesFolder, '1'))

describe('the PDF of a menu', () => {
  it('CAT-15 is uploaded, named by the menu and downloaded unchanged', async () => {
    expect(menu.pdf).toBeNull()
    expect(await refusal('downloadCatalogMenuPdf', { as: mara, path })).toMatchObject({ status: 404, code: 'not_found' })
    const { data } = await ok('replaceCatalogMenuPdf', upload())
    const pdf = { path: `/api/customers/1/catalog-menus/${menu.id}/pdf`, name: 'Harvest table.pdf', size: bytes('first').length }
    expect(data).toEqual({ ...menu, pdf })
    expect(await menus(1)).toContainEqual(data)
    expect(await ok('downloadCatalogMenuPdf', { as: mara, path })).toEqual(bytes('first'))
    expect((await answer('downloadCatalogMenuPdf', { as: mara, path })).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Harvest table.pdf"',
    })
  })

  it('replaces the previous one, which is deleted', async () => {
    await ok('replaceCatalogMenuPdf', upload())
    const before = kept()
    await ok('replaceCatalogMenuPdf', upload(bytes('second'), 'autumn.pdf'))
    expect(kept()).toHaveLength(before.length)
    expect(kept()).not.toEqual(before)
    expect(await ok('downloadCatalogMenuPdf', { as: mara, path })).toEqual(bytes('second'))
    await ok('deleteCatalogMenuPdf', { as: mara, path })
    expect(kept()).toHaveLength(before.length - 1)
    expect((await menus(1)).find(({ id }) => id === menu.id)?.pdf).toBeNull()
    expect(await refusal('deleteCatalogMenuPdf', { as: mara, path })).toMatchObject({ status: 404 })
  })

  it('is restored when the removal of its menu is undone', async () => {
    await ok('replaceCatalogMenuPdf', upload())
    const { headers } = await answer('deleteCatalogMenu', { as: mara, path })
    expect(await refusal('downloadCatalogMenuPdf', { as: mara, path })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await ok('downloadCatalogMenuPdf', { as: mara, path })).toEqual(bytes('first'))
  })

  it('FILE-08 FILE-09 must be a PDF by name and by content, of at most 10 MB', async () => {
    const before = kept()
    expect(await refusal('replaceCatalogMenuPdf', upload(bytes('x'), 'menu.doc'))).toMatchObject({
      status: 422,
      errors: [{ path: 'pdf', code: 'file_extension' }],
    })
    expect(await refusal('replaceCatalogMenuPdf', upload(Buffer.from('<html>'), 'menu.pdf'))).toMatchObject({
      status: 415,
      errors: [{ path: 'pdf', code: 'file_content' }],
    })
    expect(await refusal('replaceCatalogMenuPdf', upload(Buffer.alloc(0)))).toMatchObject({
      status: 422,
      errors: [{ path: 'pdf', code: 'file_empty' }],
    })
    expect(await refusal('replaceCatalogMenuPdf', upload(Buffer.concat([bytes('x'), Buffer.alloc(10_485_760)])))).toMatchObject({
      status: 413,
      errors: [{ path: 'pdf', code: 'file_too_large' }],
    })
    expect(kept()).toEqual(before)
  })

  it('PERM-08 PERM-09 of others is not found, and a read-only page cannot be written', async () => {
    for (const as of [noura, jonas]) {
      expect(await refusal('downloadCatalogMenuPdf', { as, path })).toMatchObject({ status: 404, code: 'not_found' })
      expect(await refusal('replaceCatalogMenuPdf', { ...upload(), as })).toMatchObject({ status: 404 })
      expect(await refusal('deleteCatalogMenuPdf', { as, path })).toMatchObject({ status: 404 })
    }
    const body = { providerId: 2, name: 'Mill supper', type: 'per_person', price: 74, currency: 'CAD', expireAt: '2027-01-31' }
    const own = (await ok('createCatalogMenu', { as: mara, path: { customerId: 1 }, body })).data
    const ofMill = { customerId: 1, catalogMenuId: own.id }
    await ok('replaceCatalogMenuPdf', { ...upload(), path: ofMill })
    expect(await ok('downloadCatalogMenuPdf', { as: jonas, path: ofMill })).toEqual(bytes('first'))
    expect(await refusal('replaceCatalogMenuPdf', { ...upload(), as: jonas, path: ofMill })).toMatchObject({ status: 403 })
    expect(await refusal('deleteCatalogMenuPdf', { as: jonas, path: ofMill })).toMatchObject({ status: 403 })
  })
})
