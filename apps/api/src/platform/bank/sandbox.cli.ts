/**
 * The sandbox bank as a process of its own: it outlives a server that is killed, as a bank does. The first line of its input is the secret;
 * it ends when its input ends.
 */
import { createInterface } from 'node:readline'
import { startSandboxServer } from './sandbox-server.ts'

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
let stop: (() => Promise<void>) | undefined
const input = createInterface(process.stdin)
input.once('line', (secret) => {
  void startSandboxServer(secret).then((started) => {
    stop = () => started.stop()
    process.stdout.write(`${JSON.stringify({ origin: started.origin })}\n`)
  })
})
input.on('close', () => void stop?.())
