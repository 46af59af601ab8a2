import { opsPaths } from '#ops/paths.ts'
import { oldPaths } from '#site/redirects.ts'
import { publicPaths } from '../specified-paths.ts'
import { widgetFiles } from '#widget/files.ts'

/** The headers of an answer that concern what a browser may do with it; hashes, however many, are written as #. */
export type Kind = {
  'content-security-policy': string | null
  'cache-control': string | null
  'content-disposition'?: string
  'referrer-policy'?: string
  'x-robots-tag'?: string
}

/** On every answer of every kind, malformed requests included. */
export const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const closed =
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
  "object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
const page = `default-src 'none'; script-src 'self' #; style-src 'self' #; frame-src 'self'; manifest-src 'self'; trusted-types app; ${closed}`
const portal = `default-src 'none'; script-src 'self' #; style-src 'self' #; frame-src 'self' blob:; manifest-src 'self'; trusted-types app 'allow-duplicates'; ${closed}`
const nothing = "default-src 'none'; frame-ancestors 'none'; sandbox"

export const kinds = {
  page: { 'content-security-policy': page, 'cache-control': 'no-cache' },
  form: { 'content-security-policy': page, 'cache-control': 'no-store' },
  /** The login too: the portal takes its place under the same policy. */
  portal: { 'content-security-policy': portal, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' },
  /** Our own files, with the hash of their content in the name: what they may do is up to the page that loads them. */
  asset: { 'content-security-policy': null, 'cache-control': 'public, max-age=31536000, immutable' },
  widget: { 'content-security-policy': null, 'cache-control': 'public, max-age=60' },
  /** What the script of the chat fetches: of one version, so asked for each time. */
  module: { 'content-security-policy': null, 'cache-control': 'no-cache' },
  /** Icons under the fixed names that browsers ask for by themselves. */
  icon: { 'content-security-policy': nothing, 'cache-control': 'public, max-age=86400' },
  worker: {
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'cache-control': 'no-cache',
  },
  /** Redirects, and texts that are the same for all. */
  text: { 'content-security-policy': nothing, 'cache-control': 'no-cache' },
  /** What is made for this request, and all of the API. */
  answer: { 'content-security-policy': nothing, 'cache-control': 'no-store' },
  stream: { 'content-security-policy': nothing, 'cache-control': 'no-cache' },
  /** At a secret address, which goes nowhere else. */
  calendar: {
    'content-security-policy': nothing,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  },
  /** The page at such an address. */
  link: {
    'content-security-policy': page,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  },
  /** What a stranger sent. */
  photo: {
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
    'content-disposition': 'inline',
  },
  /** The face of a colleague. */
  portrait: {
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=600',
    'content-disposition': 'inline',
  },
} satisfies Record<string, Kind>
export type KindName = keyof typeof kinds

const submission = '/ops/submissions/01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11'

/** Every address that is read, and its status. */
export const addresses: readonly (readonly [path: string, status: number, kind: KindName])[] = [
  ...publicPaths.map((path) => [path, 200, path === '/contact' ? 'form' : 'page'] as const),
  ...oldPaths.map((path) => [path, 301, 'text'] as const),
  ...[...opsPaths, submission].map((path) => [path, 200, 'portal'] as const),
  ['/api/docs', 200, 'portal'],
  ['/ops', 302, 'text'],
  ['/ops/nowhere', 404, 'portal'],
  ['/projects?service=water-damage&place=hubbard-oh', 200, 'page'],
  ['/projects?service=roofing', 404, 'page'],
  ['/projects/nothing-of-ours', 404, 'page'],
  [`/projects/photos/${'a'.repeat(64)}-480.webp`, 404, 'answer'],
  ['/faq?q=sump', 200, 'page'],
  ['/find', 200, 'page'],
  ['/find?q=hubbard', 303, 'text'],
  ['/nowhere', 404, 'page'],
  ['/chat', 404, 'page'],
  [`/chat/${'a'.repeat(24)}`, 404, 'link'],
  ['/verify', 200, 'link'],
  ['/verify/nothing', 404, 'link'],
  ['/sign', 404, 'page'],
  [`/sign/${'a'.repeat(43)}`, 404, 'link'],
  ['/unit', 404, 'page'],
  [`/unit/${'a'.repeat(24)}`, 404, 'link'],
  ['/nowhere.php', 404, 'answer'],
  ['/favicon.ico', 200, 'icon'],
  ['/apple-touch-icon.png', 200, 'icon'],
  ['/site.webmanifest', 200, 'text'],
  ['/sw-site.js', 200, 'worker'],
  ['/ops/sw.js', 200, 'worker'],
  ['/ops/portal.webmanifest', 200, 'text'],
  ['/robots.txt', 200, 'text'],
  ['/sitemap.xml', 200, 'text'],
  ['/llms.txt', 200, 'text'],
  ['/api/chatbot/embed.js', 200, 'widget'],
  ...widgetFiles
    .filter((name) => name !== 'embed')
    .map((name) => [`/api/chatbot/${name}.js`, 200, 'module'] as const),
  ['/api/analytics-frame', 404, 'text'],
  ['/healthz', 200, 'answer'],
  ['/readyz', 200, 'answer'],
  ['/metrics', 200, 'answer'],
  ['/api/openapi.json', 200, 'text'],
  ['/api/nowhere', 401, 'answer'],
]
