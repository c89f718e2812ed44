/**
 * Stored answers, encrypted by the `Idempotency-Key` of their call. Some hold a secret that is answered only once, such as the address of a
 * calendar feed; the database has only hashes of the secret and of the key.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { AnyOutcome } from '../contract/send-answer.ts'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes, secretBytes] = [12, 16, 32]

type Answer = Pick<AnyOutcome, 'body' | 'headers'>

/** A secret that only a caller with the key of the call has. */
export const secretOf = (keyName: string, purpose: 'request' | 'answer') =>
  Buffer.from(hkdfSync('sha256', keyName, '', `idempotency ${purpose}`, secretBytes))

export function sealAnswer(secret: Buffer, { body, headers }: Answer): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, secret, iv)
  const sealed = [sealing.update(JSON.stringify({ body, headers })), sealing.final()]
  return Buffer.concat([iv, sealing.getAuthTag(), ...sealed]).toString('base64')
}

export function openAnswer(secret: Buffer, sealed: string): Answer {
  const bytes = Buffer.from(sealed, 'base64')
  const opening = createDecipheriv(cipher, secret, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const text = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString()
  return JSON.parse(text) as Answer
}
