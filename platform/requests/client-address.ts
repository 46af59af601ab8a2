import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whom to count: the address that reached the outermost of the `hops` proxies we trust, else the socket's own. What a client
 * writes into `X-Forwarded-For` itself is never believed, and what is no address counts as the socket's: a spelling that was
 * taken as it is would be a new address to every limit.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, hops: number): string {
  const chain = [...(forwardedFor ? forwardedFor.split(',') : []), socketAddress]
  const address = chain.at(-1 - Math.min(hops, chain.length - 1)) ?? socketAddress
  return counted(address) ?? counted(socketAddress) ?? socketAddress
}

/** The canonical form of an address; null if invalid. An IPv6 customer has a whole /64, so that is the form for IPv6. */
function counted(written: string) {
  const address = withoutPort(written.trim().replace(/^"(.*)"$/, '$1'))
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  const groups = groupsOf(address)
  return mappedIPv4(groups) ?? `${hex(groups.slice(0, 4))}::/64`
}

/** Some proxies add the client's port, and put IPv6 in brackets. */
function withoutPort(address: string) {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address)?.[1]
  return bracketed ?? /^([\d.]+):\d{1,5}$/.exec(address)?.[1] ?? address
}

/** The eight groups of a valid IPv6 address as numbers, with neither a zone nor an IPv4 tail. */
function groupsOf(address: string) {
  const [plain = ''] = address.split('%')
  const [head = '', tail] = plain
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts) => {
      const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number)
      return hex([a * 256 + b, c * 256 + d])
    })
    .split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

/** A dual-stack socket reports an IPv4 address as ::ffff:192.0.2.7. */
function mappedIPv4(groups: number[]) {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : null
}

function hex(groups: number[]) {
  return groups.map((group) => group.toString(16)).join(':')
}
