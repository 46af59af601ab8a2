import { createHash } from 'node:crypto'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What public pages may load. The inlined script and style are named by their hashes, so that a page can be cached. */
export function publicPolicy(inlined: Inlined) {
  return policy([
    ["script-src 'self'", ...inlined.scripts.map(hash)].join(' '),
    ["style-src 'self'", ...inlined.styles.map(hash)].join(' '),
    "frame-src 'self'",
    "manifest-src 'self'",
    'trusted-types app',
  ])
}

type Inlined = { scripts: readonly string[]; styles: readonly string[] }
type PortalSources = { styleHashes: readonly string[]; inlined?: Inlined }

/** What the portal may load: its own files, the styles that its libraries inject, by hash, and what its page or its login has inlined. */
export function portalPolicy({ styleHashes, inlined = { scripts: [], styles: [] } }: PortalSources) {
  return policy([
    ["script-src 'self'", ...inlined.scripts.map(hash)].join(' '),
    ["style-src 'self'", ...styleHashes, ...inlined.styles.map(hash)].join(' '),
    // Our own PDFs, also one that was drawn for this page alone and is stored nowhere. None of our pages allows framing, so nothing else
    // can be shown there.
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "trusted-types app 'allow-duplicates'",
  ])
}

function policy(own: string[]) {
  const common = [
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]
  return ["default-src 'none'", ...own, ...common].join('; ')
}

/** The service worker of public pages fetches from us, and does nothing else. */
export const workerPolicy = ['Content-Security-Policy', "default-src 'none'; connect-src 'self'"]

/** For answers that aren't pages: opened as a page, they are a document without any permissions. */
export const closedPolicy = ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox"]

/**
 * On every answer, as flat pairs of name and value. A browser that once heard HSTS refuses plain http for a year, so it is
 * said only where the outside reaches us by https. There is no report-to: nothing of ours would take the reports.
 */
export function commonHeaders(isHttps: boolean): string[] {
  const always = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]
  const https = isHttps ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] : []
  return [...always, ...https].flat()
}
