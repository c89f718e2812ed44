/** Addresses that users enter and the server calls: they must not lead into its own network. */
import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP } from 'node:net'

/** Networks that a caller must not reach through us. */
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  // Both carry an IPv4 address.
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')

/** Whether an address belongs to a private network or to this machine; IPv4 addresses may be written as IPv6. */
function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  return closed.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
export const isLoopback = ({ hostname }: URL): boolean => loopback.has(hostname)

/**
 * An address outside: https on a public host. A panel that is itself served on loopback, in tests and for trying out, accepts addresses on
 * loopback. Names are checked again when they are resolved.
 */
export function outsideAddress(text: string, origin: string): URL | null {
  const url = URL.parse(text)
  if (!url || url.username || url.password) return null
  if (isLoopback(url)) return isLoopback(new URL(origin)) ? url : null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPublic =
    isIP(host) === 0 ? /\.[a-z][a-z0-9-]*$/i.test(host) && !/\.(local|internal|localhost)$/i.test(host) : !isPrivateAddress(host)
  return url.protocol === 'https:' && isPublic ? url : null
}

export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

type LookupDone = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** A public name can resolve to a private address: the connection is made to the address that was checked. */
export function publicLookup(hostname: string, options: LookupOptions, done: LookupDone): void {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error) done(error, '')
    else if (!first || addresses.some(({ address }) => isPrivateAddress(address))) done(new PrivateAddress('A private address'), '')
    else if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
