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
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')

/** Whether an address belongs to a private network or to this machine; IPv4 addresses may be written as IPv6. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  return closed.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
export const isLoopback = ({ hostname }: URL): boolean => loopback.has(hostname)

/**
 * The endpoint of a push service: https on a public host. A panel that is itself served on loopback, in tests and for trying out, accepts
 * loopback endpoints. Names are checked again when they are resolved.
 */
export function pushEndpoint(text: string, origin: string): URL | null {
  const url = URL.parse(text)
  if (!url || url.username || url.password) return null
  if (isLoopback(url)) return isLoopback(new URL(origin)) ? url : null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPublic =
    isIP(host) === 0 ? /\.[a-z][a-z0-9-]*$/i.test(host) && !/\.(local|internal|localhost)$/i.test(host) : !isPrivateAddress(host)
  return url.protocol === 'https:' && isPublic ? url : null
}
