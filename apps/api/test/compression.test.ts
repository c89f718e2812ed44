import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openWorld } from './world.ts'

const { app, signIn } = await openWorld()
const list = async (headers: Record<string, string>) =>
  app.inject({ url: '/api/leads?limit=25', headers: { ...(await signIn('mara')), ...headers } })

it('a page of couples is sent in brotli if the caller accepts it, with the same content', async () => {
  const [plain, packed] = [await list({}), await list({ 'accept-encoding': 'gzip, br' })]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') as string })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

it('the counts of the inbox, half a kilobyte, are compressed too: the first page reads them at once with the list', async () => {
  const stats = async (headers: Record<string, string>) =>
    app.inject({ url: '/api/leads/stats', headers: { ...(await signIn('mara')), ...headers } })
  const [plain, packed] = [await stats({}), await stats({ 'accept-encoding': 'br' })]
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
})

it('a small answer is not compressed', async () => {
  const answer = await app.inject({ url: '/api/health', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers['content-encoding']).toBeUndefined()
})
