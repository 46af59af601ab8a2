/**
 * Whom to count: the address that reached the outermost of the `hops` proxies we trust, else the socket's own. What a client
 * writes into `X-Forwarded-For` itself is never believed. One IPv6 customer has a whole /64, so that is what is counted.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, hops: number): string {
  const chain = [...(forwardedFor?.split(',') ?? []), socketAddress]
    .map((part) => part.trim())
    .filter(Boolean)
  const address = chain.at(-1 - Math.min(hops, chain.length - 1)) ?? socketAddress
  return address.includes(':') ? networkOf(address) : address
}

function networkOf(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}
