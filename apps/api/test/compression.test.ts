import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openWorld } from './world.ts'

const { app, signIn } = await openWorld()
const list = async (headers: Record<string, string>) =>
  app.inject({ url: '/api/leads?limit=25', headers: { ...(await signIn('mara')), ...headers } })

it('a page of couples travels in brotli where the caller reads it, and is the same', async () => {
  const [plain, packed] = [await list({}), await list({ 'accept-encoding': 'gzip, br' })]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') as string })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

it('a small answer stays as it is', async () => {
  const answer = await app.inject({ url: '/api/health', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers['content-encoding']).toBeUndefined()
})
