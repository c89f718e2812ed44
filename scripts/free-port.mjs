/** A port for a server that a test starts. */
import { once } from 'node:events'
import { createServer } from 'node:net'

// The system assigns ports of outgoing connections from 32768 up (from 49152 except on Linux). A port in that range, such as the one of
// `listen(0)`, may be taken by a connection between the check and the start of a server.
const first = 20_000
const last = 32_000

/** A free port that the system does not give to outgoing connections. */
export async function freePort() {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first))
    if (await isFree(port)) return port
  }
}

async function isFree(port) {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
