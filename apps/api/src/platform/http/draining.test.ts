import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { endConnectionsWhenClosing } from './draining.ts'

/** A server with one request that is answered on demand. */
async function serving(milliseconds: number) {
  const app = Fastify()
  endConnectionsWhenClosing(app, milliseconds)
  let answer: (text: string) => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve()
      return new Promise<string>((reply) => (answer = reply))
    })
  })
  const closing = new Promise<void>((resolve) => {
    app.addHook('preClose', (done) => {
      resolve()
      done()
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const request = get({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' })
  await asked
  return { app, request, closing, answer: () => answer('done') }
}

it('a running request is answered during shutdown, and its connection is closed after it', async () => {
  const { app, request, closing, answer } = await serving(60_000)
  const answered = once(request, 'response')
  const closed = app.close()
  await closing
  answer()
  const [response] = (await answered) as [{ statusCode: number; headers: Record<string, string>; resume(): void }]
  response.resume()
  expect(response).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
  await closed
})

it('a request that takes too long does not delay the shutdown further', async () => {
  const { app, request } = await serving(50)
  const cut = once(request, 'error')
  await app.close()
  expect(await cut).toMatchObject([{ code: 'ECONNRESET' }])
})
