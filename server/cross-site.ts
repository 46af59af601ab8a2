import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser says that a page of another website sent this. `Origin: null` alone does not say so: browsers that guard
 * privacy send it from our own form as well. Ours is the site by its address or by the name it was asked under.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': relation } = headers
  const from = origin && URL.canParse(origin) ? new URL(origin).host : null
  if (from && (from === host || from === new URL(publicUrl).host)) return false
  return relation ? relation === 'cross-site' : from !== null
}
