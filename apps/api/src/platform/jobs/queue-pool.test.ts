import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { queuePool } from './queue-pool.ts'

it('retries an unreachable database until it is given up', async () => {
  let attempts = 0
  const away = createServer((socket) => {
    attempts += 1
    socket.destroy()
  }).listen(0, 'localhost')
  await once(away, 'listening')
  const { pool, giveUp, givenUp } = queuePool({ host: 'localhost', port: (away.address() as AddressInfo).port })
  const answered = vi.fn()
  pool.connect().then(answered, answered)
  await vi.waitFor(() => expect(attempts).toBe(2), { timeout: 5_000 })
  giveUp()
  await givenUp
  expect(answered).not.toHaveBeenCalled()
  await pool.end()
  away.close()
})
