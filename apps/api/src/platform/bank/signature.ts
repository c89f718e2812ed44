import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the bank signs with the secret that it shares with this server: the reference of a payment. */
export const signatureOf = (secret: string, reference: string) => createHmac('sha256', secret).update(reference).digest('base64url')

export function isSignatureOf(secret: string, reference: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(secret, reference)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
