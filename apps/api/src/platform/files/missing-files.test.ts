/** What a request gets whose file, or folder, is not on the disk. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openWorld } from '../../../test/world.ts'

const { app, ok, refusal, signIn, db, filesFolder } = await openWorld()
const mara = await signIn('mara')

const pdf = new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'])
const form = () => {
  const made = new FormData()
  const fields = { providerId: '1', intro: 'Ten percent off', discountType: 'discount', discountRatio: '10' }
  for (const [key, value] of Object.entries(fields)) made.append(key, value)
  made.append('documents', pdf, 'a.pdf')
  return made
}
const notFound = { status: 404, code: 'not_found' }

it('a file that is missing on the disk is 404', async () => {
  const { id: discountId, documents } = (await ok('createDiscount', { as: mara, form: form() })).data
  const documentId = documents[0]!.id
  const { file_key } = await db.selectFrom('discount_documents').select('file_key').where('id', '=', documentId).executeTakeFirstOrThrow()
  rmSync(join(filesFolder, file_key))
  expect(await refusal('downloadDiscountDocument', { as: mara, path: { discountId, documentId } })).toMatchObject(notFound)
})

it('a picture that is missing on the disk is 404', async () => {
  const answer = await app.inject(`/files/1/${'0'.repeat(32)}.png`)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not_found' })
})

it('a folder that is missing is a defect, not a database that is away', async () => {
  rmSync(join(filesFolder, 'incoming'), { recursive: true })
  expect(await refusal('createDiscount', { as: mara, form: form() })).toMatchObject({ status: 500, code: 'unexpected' })
})
