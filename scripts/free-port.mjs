/** A port for a server that a test starts. */
import { once } from 'node:events'
import { createServer } from 'node:net'

// The system takes the ports of outgoing connections from 32768 up (from 49152 where it is not Linux). A port from there, the one that
// `listen(0)` answers too, may be taken by a connection between the moment it is found free and the moment a server listens on it.
const first = 20_000
const last = 32_000

/** A port that nobody listens on and that no outgoing connection is given. */
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
