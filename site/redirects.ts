export type Redirect = { readonly to: string; readonly status: 301 | 302 }

const moved: Readonly<Record<string, string>> = {
  '/mold-remediation': '/services/mold-remediation',
  '/biohazard-cleanup': '/services/trauma-cleanup',
  '/disinfection-services': '/services/trauma-cleanup',
  '/fire-restoration': '/services/fire-damage',
  '/water-damage-cleanup': '/services/water-damage',
  '/sump-pump': '/services/water-damage',
  '/water-restoration': '/services/water-damage',
  '/crawl-space-repair': '/services/basement-restoration',
  '/terms-and-conditions': '/privacy',
  '/privacy-policy': '/privacy',
  '/post': '/',
}

/** Old addresses of which everything below moved too. */
const movedBelow: Readonly<Record<string, string>> = {
  '/post/': '/',
  '/water-restoration/': '/services/water-damage',
}

/** Every old address, and one below each of those that moved with all below them. */
export const oldPaths = [...Object.keys(moved), ...Object.keys(movedBelow).map((start) => `${start}anything`)]

/** Where an old address has gone, or null. The caller keeps the query. */
export function findRedirect(path: string): Redirect | null {
  if (path === '/ops' || path === '/ops/') return { to: '/ops/login', status: 302 }

  const exact = Object.hasOwn(moved, path) ? moved[path] : undefined
  const below = Object.entries(movedBelow).find(([start]) => path.startsWith(start))
  const to = exact ?? below?.[1]
  return to ? { to, status: 301 } : null
}
