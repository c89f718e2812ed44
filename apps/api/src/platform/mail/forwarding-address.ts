import { randomBytes } from 'node:crypto'

const localPart = /^enquiries-([a-z0-9]{16})@/i

/** Letters and digits only: the case of an address is not kept everywhere. */
export const newSecret = () => randomBytes(8).toString('hex')

export const forwardingAddress = (secret: string, domain: string) => `enquiries-${secret}@${domain}`

/** The secret in a forwarding address; null for any other address. */
export const secretOf = (address: string): string | null => localPart.exec(address.trim())?.[1]?.toLowerCase() ?? null
