// Maps an IP address to a visitor and to a network, for counting tries.
import { isIPv4, isIPv6 } from 'node:net'

/** The part of an address that identifies a visitor: an IPv4 address, or the first 64 bits of IPv6, since devices choose the rest. */
export function placeOf(address: string): string {
  const plain = withoutMapping(address)
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain
}

/** The network around it, whose addresses may have one owner: 256 addresses of IPv4, or the first 48 bits of IPv6, which a site gets. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address)
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.')
  return isIPv6(plain) ? groupsOf(plain).slice(0, 3).join(':') : plain
}

/** Converts an IPv4 address in the notation of a dual-stack socket: `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** All eight groups of an IPv6 address, without abbreviation. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.split('%', 1)[0]}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::', 2)
  const [first, last] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)]
  return tail === undefined ? first : [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
}
