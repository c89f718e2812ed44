/**
 * The proxy before the backend in production: TLS and HTTP/2. It forwards everything unchanged, except the floor's pages,
 * which it serves itself: so the panel and its floor share one origin, one connection and one API.
 */
import { readFileSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { selfSigned } from './certificate.ts'

const floorPage = (name: string) => brotliCompressSync(readFileSync(join(import.meta.dirname, 'floor', name)))
const floor: Record<string, Buffer> = { '/floor/login': floorPage('login.html'), '/floor/leads': floorPage('leads.html') }
/** Headers of a single connection, which HTTP/2 forbids. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

export async function startFront(port: number, backendPort: number): Promise<{ close: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const pass = (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
    const page = floor[asked.url ?? '']
    if (page) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' })
      answer.end(page)
      return
    }
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')))
    const onward = request({ port: backendPort, agent, method: asked.method, path: asked.url, headers }, (answered) => {
      const kept = Object.entries(answered.headers).filter(([name]) => !hopByHop.has(name))
      answer.writeHead(answered.statusCode ?? 502, Object.fromEntries(kept))
      answered.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, pass)
  server.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    const onward = connect(backendPort, '127.0.0.1', () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`)
      onward.write([`GET ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    for (const end of [socket, onward]) end.on('error', () => (socket.destroy(), onward.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    close() {
      agent.destroy()
      server.close()
    },
  }
}
