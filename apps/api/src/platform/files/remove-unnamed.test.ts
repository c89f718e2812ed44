import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../../../test/world.ts'
import { asCustomer, inTransaction } from '../db/transaction.ts'
import { startWorker } from '../jobs/worker.ts'
import { missingMailTransport } from '../mail/mail-transport.ts'
import { missingSmsTransport } from '../sms/sms-transport.ts'
import type { FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'
import { hooks } from '../../hooks.ts'
import { findNamingColumns } from './named-keys.queries.ts'
import { removeUnnamedFiles } from './remove-unnamed.ts'

const { ok, answer, signIn, db, pool, clock, connection, app, filesFolder } = await openWorld()
const mara = await signIn('mara')
const files = localFiles(filesFolder)
const inCustomer = <Result>(customerId: number, work: Parameters<typeof inTransaction<object, Result>>[2]) =>
  inTransaction(pool, asCustomer(customerId), work)
const removing = { inCustomer, files, hooks, now: clock.now }

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
const form = (field: string, content: Buffer, name: string, others: Record<string, string> = {}) => {
  const made = new FormData()
  for (const [key, value] of Object.entries(others)) made.append(key, value)
  made.append(field, new Blob([new Uint8Array(content)]), name)
  return made
}
const kept = (customerId = 1) => readdirSync(join(filesFolder, String(customerId))).toSorted()
/** Sets the age of all files to two days. */
const age = (customerId = 1) => {
  for (const name of kept(customerId)) utimesSync(join(filesFolder, String(customerId), name), 1, 1)
}
const keepUnnamed = async (customerId = 1, store: FileStore = files) => {
  const file = await store.receive(Readable.from([pdf]), 1000, new AbortController().signal)
  return store.keep(customerId, file!.path, '')
}
const passUndo = () => clock.advance({ hours: 1, minutes: 1 })

describe('files that no row references', () => {
  it('are removed an hour after the deletion of a menu, and stay as long as it can be undone (WORK-02)', async () => {
    const menu = (await ok('listCatalogMenus', { as: mara, path: { customerId: 1 }, query: { providerId: 1 } })).data[0]!
    const path = { customerId: 1, catalogMenuId: menu.id }
    await ok('replaceCatalogMenuPdf', { as: mara, path, form: form('pdf', pdf, 'menu.pdf') })
    const { headers } = await answer('deleteCatalogMenu', { as: mara, path })
    age()
    await removeUnnamedFiles(removing)
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await ok('downloadCatalogMenuPdf', { as: mara, path })).toEqual(pdf)
    await ok('deleteCatalogMenu', { as: mara, path })
    passUndo()
    await removeUnnamedFiles(removing)
    expect(kept()).toEqual([])
  })

  it('are removed with the discount they were documents of, and those of other discounts stay', async () => {
    const fields = { providerId: '1', intro: 'Ten percent off', discountType: 'discount', discountRatio: '10' }
    const create = async () => (await ok('createDiscount', { as: mara, form: form('documents', pdf, 'a.pdf', fields) })).data
    const [gone, other] = [await create(), await create()]
    age()
    await ok('deleteDiscount', { as: mara, path: { discountId: gone.id } })
    await removeUnnamedFiles(removing)
    expect(kept()).toHaveLength(2)
    passUndo()
    await removeUnnamedFiles(removing)
    const path = { discountId: other.id, documentId: other.documents[0]!.id }
    expect(await ok('downloadDiscountDocument', { as: mara, path })).toEqual(pdf)
    expect(kept()).toHaveLength(1)
    await ok('deleteDiscountDocument', { as: mara, path })
    passUndo()
    await removeUnnamedFiles(removing)
    expect(kept()).toEqual([])
  })

  it('are removed with the link they were signatures of; a picture that a row references stays', async () => {
    const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const customerUserId = (await ok('listCustomerUsers', { as: mara, path: { customerId: 1 } })).data.find(
      ({ username }) => username === 'jonas',
    )!.id
    const path = { customerId: 1, customerUserId }
    await ok('createCustomerUserImage', { as: mara, path, form: form('image', image, 'jonas.png') })
    const [portrait] = kept()
    const { data: links } = await ok('listCustomerUserProviders', { as: mara, path })
    const linkId = String(links[0]!.id)
    await ok('createSignatureImage', {
      as: await signIn('jonas'),
      path: { customerId: 1 },
      form: form('image', image, 'sign.png', { linkId }),
    })
    expect(kept()).toHaveLength(2)
    age()
    await ok('deleteCustomerUserProvider', { as: mara, path: { ...path, linkId } })
    passUndo()
    await removeUnnamedFiles(removing)
    expect(kept()).toEqual([portrait])
  })

  it('stay while they are new: a row may be about to reference them', async () => {
    const key = await keepUnnamed()
    await removeUnnamedFiles(removing)
    expect(kept()).toContain(key.split('/')[1])
    const incoming = await files.receive(Readable.from([pdf]), 1000, new AbortController().signal)
    utimesSync(incoming!.path, 1, 1)
    age()
    await removeUnnamedFiles(removing)
    expect(kept()).not.toContain(key.split('/')[1])
    await expect(files.keep(1, incoming!.path, '')).resolves.toMatch(/^1\//)
  })

  it('are removed by a later run if one fails', async () => {
    const before = kept().length
    await keepUnnamed()
    await keepUnnamed()
    age()
    let removed = 0
    const broken: FileStore = {
      ...files,
      remove: (...of) => (removed++ === 0 ? files.remove(...of) : Promise.reject(new Error('The disk is away'))),
    }
    await expect(removeUnnamedFiles({ ...removing, files: broken })).rejects.toThrow('away')
    expect(kept().length).toBeGreaterThan(before - 1)
    await removeUnnamedFiles(removing)
    expect(kept()).toHaveLength(1)
  })

  it('stay if the database has no such customer: they belong to another database', async () => {
    await keepUnnamed(999)
    age(999)
    await removeUnnamedFiles(removing)
    expect(kept(999)).toHaveLength(1)
  })
})

describe('the job', () => {
  it("finds every column of a customer's table that ends in _key, also as the serving role", async () => {
    const columns = await inCustomer(1, (own) => findNamingColumns(own))
    expect(columns).toEqual(await findNamingColumns(db))
    expect(columns.map(({ table, column }) => `${table}.${column}`)).toEqual([
      'attachments.file_key',
      'catalog_menus.pdf_key',
      'customer_account_documents.file_key',
      'customer_user_providers.signature_image_key',
      'customer_users.image_key',
      'discount_documents.file_key',
      'exports.file_key',
      'lead_files.file_key',
      'media.image_key',
      'media.medium_key',
      'media.small_key',
      'registration_images.image_key',
      'testimonial_images.image_key',
    ])
  })

  it('is in the schedule of the worker', async () => {
    const transports = { mail: missingMailTransport, sms: missingSmsTransport }
    const worker = await startWorker({ connection, log: app.log, inCustomer, ...transports, files, hooks, now: clock.now })
    const known = async () =>
      (await sql<{ identifier: string }>`select identifier from graphile_worker._private_known_crontabs`.execute(db)).rows
    await expect.poll(known).toContainEqual({ identifier: 'remove_unnamed_files' })
    const key = await keepUnnamed()
    age()
    await sql`select graphile_worker.add_job('remove_unnamed_files')`.execute(db)
    await expect.poll(() => kept(), { timeout: 10_000 }).not.toContain(key.split('/')[1])
    await worker.stop()
  })
})
