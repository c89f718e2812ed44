/** A self-signed certificate for localhost, made for one run: browsers speak HTTP/2 over TLS only. */
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const size = content.length
  // Browsers refuse a length in more bytes than necessary.
  const length = size < 0x80 ? [size] : size < 0x1_00 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
/** `261117093000Z` */
const utcTime = (date: Date) =>
  der(
    0x17,
    Buffer.from(
      date
        .toISOString()
        .replaceAll(/[-:T]|\.\d+/g, '')
        .slice(2),
    ),
  )

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const commonName = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('localhost')))))
// subjectAltName: DNS:localhost
const extensions = der(0xa3, sequence(sequence(oid('551d11'), der(0x04, sequence(der(0x82, Buffer.from('localhost')))))))

export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const now = Date.now()
  const validity = sequence(utcTime(new Date(now - 86_400_000)), utcTime(new Date(now + 86_400_000)))
  const version3 = der(0xa0, der(0x02, Buffer.from([2])))
  const serial = der(0x02, Buffer.from([1]))
  const body = sequence(version3, serial, ecdsaWithSha256, commonName, validity, commonName, publicKey, extensions)
  const signature = sign('sha256', body, createPrivateKey(privateKey))
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature))
  const lines = certificate.toString('base64').match(/.{1,64}/g)!
  return { key: privateKey, cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n') }
}
