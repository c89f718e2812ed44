/** A push service on loopback, and the browser behind it: it decrypts what it gets (RFC 8291) and checks who signed it (RFC 8292). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  payload: Record<string, unknown>
  headers: IncomingMessage['headers']
}

export async function startPushService() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const secret = randomBytes(16)
  const received: Received[] = []
  let status = 201
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (status === 201) received.push({ payload: decrypt(Buffer.concat(parts)), headers: request.headers })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  function decrypt(body: Buffer): Record<string, unknown> {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const shared = hkdfSync('sha256', pair.computeSecret(sender), secret, info, 32)
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
    const record = body.subarray(21 + body[20]!)
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<string, unknown>
  }

  return {
    received,
    origin: `http://localhost:${port}`,
    subscription: (name: string) => ({
      endpoint: `http://localhost:${port}/send/${name}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    }),
    answer: (next: number) => void (status = next),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Whether the `Authorization` of a message was signed with this key, and what it states. */
export function readVapid(authorization: string, publicKey: string): { isSigned: boolean; claims: { aud: string; sub: string } } {
  const [, token = ''] = /^vapid t=([^,]+)/.exec(authorization) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isSigned = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  return { isSigned, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string } }
}
