import { opsPaths } from '#ops/paths.ts'
import { oldPaths } from '#site/redirects.ts'
import { publicPaths } from '../specified-paths.ts'

/** The headers of an answer that concern what a browser may do with it; hashes, however many, are written as #. */
export type Kind = {
  'content-security-policy': string | null
  'cache-control': string | null
  'content-disposition'?: string
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
const portal = `default-src 'none'; script-src 'self' #; style-src 'self' #; frame-src 'self'; manifest-src 'self'; trusted-types app 'allow-duplicates'; ${closed}`
const nothing = "default-src 'none'; frame-ancestors 'none'; sandbox"

export const kinds = {
  page: { 'content-security-policy': page, 'cache-control': 'no-cache' },
  form: { 'content-security-policy': page, 'cache-control': 'no-store' },
  /** The login too: the portal takes its place under the same policy. */
  portal: { 'content-security-policy': portal, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' },
  /** Our own files, with the hash of their content in the name: what they may do is up to the page that loads them. */
  asset: { 'content-security-policy': null, 'cache-control': 'public, max-age=31536000, immutable' },
  widget: { 'content-security-policy': null, 'cache-control': 'public, max-age=300' },
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
  ['/api/analytics-frame', 404, 'text'],
  ['/healthz', 200, 'answer'],
  ['/readyz', 200, 'answer'],
  ['/metrics', 200, 'answer'],
  ['/api/openapi.json', 200, 'text'],
  ['/api/nowhere', 401, 'answer'],
]

/** Every endpoint of the API. */
export const endpoints: Readonly<Record<string, KindName>> = {
  'POST /api/auth/login': 'answer',
  'GET /api/auth/me': 'answer',
  'POST /api/auth/logout': 'answer',
  'POST /api/auth/sign-outs': 'answer',
  'POST /api/auth/password': 'answer',
  'POST /api/auth/activate': 'answer',
  'GET /api/auth/factor': 'answer',
  'POST /api/auth/factor': 'answer',
  'POST /api/auth/factor/challenge': 'answer',
  'POST /api/auth/confirm': 'answer',
  'GET /api/auth/factors': 'answer',
  'POST /api/auth/factors/app': 'answer',
  'PUT /api/auth/factors/app': 'answer',
  'DELETE /api/auth/factors/app': 'answer',
  'POST /api/auth/factors/passkeys/challenge': 'answer',
  'POST /api/auth/factors/passkeys': 'answer',
  'DELETE /api/auth/factors/passkeys/{id}': 'answer',
  'POST /api/auth/factors/recovery-codes': 'answer',
  'POST /api/chatbot/leads': 'answer',
  'GET /api/certifications': 'answer',
  'POST /api/certifications': 'answer',
  'PUT /api/certifications/{id}': 'answer',
  'DELETE /api/certifications/{id}': 'answer',
  'PUT /api/certifications/{id}/file': 'answer',
  'POST /api/certifications/{id}/check': 'answer',
  'GET /api/certifications/{id}/file': 'answer',
  'GET /api/dashboard': 'answer',
  'GET /api/company': 'answer',
  'PUT /api/company': 'answer',
  'GET /api/company/versions': 'answer',
  'GET /api/company/pictures': 'answer',
  'POST /api/company/pictures': 'answer',
  'GET /api/local-numbers': 'answer',
  'POST /api/local-numbers': 'answer',
  'GET /api/local-numbers/{id}/history': 'answer',
  'PUT /api/local-numbers/{id}': 'answer',
  'DELETE /api/local-numbers/{id}': 'answer',
  'PUT /api/local-numbers/{id}/confirmation': 'answer',
  'DELETE /api/local-numbers/{id}/confirmation': 'answer',
  'POST /api/local-numbers/{id}/undo': 'answer',
  'GET /api/employees': 'answer',
  'POST /api/employees/import/plan': 'answer',
  'POST /api/employees/import': 'answer',
  'POST /api/employees/export': 'answer',
  'POST /api/employees': 'answer',
  'GET /api/employees/{id}': 'answer',
  'PUT /api/employees/{id}': 'answer',
  'PUT /api/employees/{id}/roles': 'answer',
  'PUT /api/employees/{id}/cost': 'answer',
  'POST /api/employees/{id}/suspend': 'answer',
  'POST /api/employees/{id}/leave': 'answer',
  'POST /api/employees/{id}/return': 'answer',
  'POST /api/employees/{id}/sign-out': 'answer',
  'POST /api/employees/{id}/code': 'answer',
  'DELETE /api/employees/{id}/factors': 'answer',
  'GET /api/audit': 'answer',
  'GET /api/audit/records': 'answer',
  'GET /api/jobs/towns': 'answer',
  'GET /api/jobs/choices': 'answer',
  'POST /api/leads': 'answer',
  'GET /api/leads': 'answer',
  'GET /api/leads/waiting': 'answer',
  'GET /api/leads/assignees': 'answer',
  'GET /api/leads/visits': 'answer',
  'GET /api/leads/{id}': 'answer',
  'PUT /api/leads/{id}/status': 'answer',
  'PUT /api/leads/{id}/assignee': 'answer',
  'POST /api/leads/{id}/notes': 'answer',
  'POST /api/leads/{id}/release': 'answer',
  'POST /api/leads/{id}/claim': 'answer',
  'POST /api/leads/{id}/steps': 'answer',
  'POST /api/leads/{id}/steps/{step_id}/undo': 'answer',
  'GET /api/sync-problems': 'answer',
  'GET /api/sync-problems/mine': 'answer',
  'PUT /api/sync-problems/{id}': 'answer',
  'POST /api/sync-problems/{id}/decision': 'answer',
  'GET /api/auth/storage-key': 'answer',
  'GET /api/leads/desk': 'answer',
  'GET /api/leads/{id}/reassigned': 'answer',
  'POST /api/leads/{id}/undo': 'answer',
  'PUT /api/leads/{id}/photos/{sha256}': 'answer',
  'GET /api/receipts/{id}': 'answer',
  'PUT /api/receipts/{id}/phone': 'answer',
  'PUT /api/receipts/{id}/answers': 'answer',
  'PUT /api/receipts/{id}/photos/{sha256}': 'answer',
  'PUT /api/receipts/{id}/cancellation': 'answer',
  'GET /api/alerts': 'answer',
  'GET /api/alerts/rules': 'answer',
  'PUT /api/alerts/rules': 'answer',
  'GET /api/shifts': 'answer',
  'GET /api/shifts/people': 'answer',
  'POST /api/shifts': 'answer',
  'POST /api/shifts/swap': 'answer',
  'PUT /api/shifts/{id}': 'answer',
  'DELETE /api/shifts/{id}': 'answer',
  'PUT /api/blobs/{sha256}': 'answer',
  'PUT /api/photos/{sha256}': 'answer',
  'GET /api/photos/{sha256}/{size}': 'photo',
  'GET /api/portraits/{id}': 'portrait',
  'GET /api/profile': 'answer',
  'PUT /api/profile': 'answer',
  'PUT /api/profile/preferences': 'answer',
  'PUT /api/profile/portrait': 'answer',
  'DELETE /api/profile/portrait': 'answer',
  'GET /api/profile/devices': 'answer',
  'DELETE /api/profile/devices/{id}': 'answer',
  'POST /api/profile/devices/{id}/erase': 'answer',
  'POST /api/profile/devices/sign-out-others': 'answer',
  'PUT /api/profile/signature': 'answer',
  'POST /api/profile/signature/open': 'answer',
  'DELETE /api/profile/signature': 'answer',
  'GET /api/push/key': 'answer',
  'PUT /api/push/{id}': 'answer',
  'DELETE /api/push/{id}': 'answer',
  'GET /api/roles': 'answer',
  'GET /api/roles/{id}': 'answer',
  'GET /api/roles/permissions/{permission}/people': 'answer',
  'POST /api/roles': 'answer',
  'PUT /api/roles/{id}': 'answer',
  'DELETE /api/roles/{id}': 'answer',
  'GET /api/search': 'answer',
  'GET /api/events': 'stream',
  'POST /api/vitals': 'answer',
  'GET /api/openapi.json': 'text',
}
