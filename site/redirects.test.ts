import { expect, test } from 'vitest'
import { findRedirect } from './redirects.ts'

test.each([
  ['/ops', '/ops/login', 302],
  ['/post', '/', 301],
  ['/post/how-to-dry-a-basement', '/', 301],
  ['/mold-remediation', '/services/mold-remediation', 301],
  ['/biohazard-cleanup', '/services/trauma-cleanup', 301],
  ['/disinfection-services', '/services/trauma-cleanup', 301],
  ['/fire-restoration', '/services/fire-damage', 301],
  ['/water-damage-cleanup', '/services/water-damage', 301],
  ['/sump-pump', '/services/water-damage', 301],
  ['/water-restoration', '/services/water-damage', 301],
  ['/water-restoration/any/depth', '/services/water-damage', 301],
  ['/crawl-space-repair', '/services/basement-restoration', 301],
  ['/terms-and-conditions', '/privacy', 301],
  ['/privacy-policy', '/privacy', 301],
])('%s has moved to %s', (from, to, status) => {
  expect(findRedirect(from)).toEqual({ to, status })
})

test.each([
  '/',
  '/posts',
  '/postal',
  '/water-restorations',
  '/ops/login',
  '/constructor',
  '/mold-remediation/x',
])('%s has not moved', (path) => {
  expect(findRedirect(path)).toBeNull()
})
