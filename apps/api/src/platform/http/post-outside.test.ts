import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postOutside } from './post-outside.ts'

const timers = new Set<NodeJS.Timeout>()
/** Answers one byte of a header after the other, and never ends it. */
const server = createServer((socket: Socket) => {
  socket.write('HTTP/1.1 201 Created\r\nX-Slow: ')
  const timer = setInterval(() => socket.write('x'), 10)
  timers.add(timer)
  socket.on('close', () => clearInterval(timer))
  socket.on('error', () => {})
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  for (const timer of timers) clearInterval(timer)
  server.close()
})

it('gives up a server that answers one byte after the other', async () => {
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  expect(await postOutside(url, {}, 'hello', 100)).toEqual({ status: null, failure: 'timeout' })
})
