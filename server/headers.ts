import { createHash } from 'node:crypto'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What public pages may load. The inlined script and style are named by their hashes, so that a page can be cached. */
export function publicPolicy(inlined: { script: string; style: string }) {
  return policy({
    'script-src': `'self' ${hash(inlined.script)}`,
    'style-src': `'self' ${hash(inlined.style)}`,
    'frame-src': "'self'",
    'trusted-types': 'app',
  })
}

/** What the portal may load: its own files, and the styles that its libraries inject, by hash. */
export function portalPolicy(styleHashes: readonly string[]) {
  return policy({
    'script-src': "'self'",
    'style-src': ["'self'", ...styleHashes].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'trusted-types': "app 'allow-duplicates'",
  })
}

/** For answers that are data: whatever a browser makes of them, they load nothing and run nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

function policy(directives: Record<string, string>) {
  const all: Record<string, string> = {
    'default-src': "'none'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    ...directives,
  }
  return Object.entries(all)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** On every answer, as flat pairs of name and value. */
export function commonHeaders(isHttps: boolean): string[] {
  const always = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]
  const https = isHttps ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] : []
  return [...always, ...https].flat()
}
