import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IconUrls } from '#look/manifest-icons.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { PortalCsp } from '#ops/build.ts'
import type { LoginAssets } from '#ops/login/login-assets.ts'
import { inlineLoginTexts, loginDocument } from '#ops/login/login-document.tsx'
import { portalManifest } from '#ops/portal-manifest.ts'
import { shellRevision } from '#ops/worker/worker-messages.ts'
import { portalPolicy } from './headers.ts'
import { cacheAnswer, type CachedAnswer } from './page-cache.ts'
import { checkedEachTime, html, manifestAnswer, workerHeaders } from './render-site.ts'

/** The pages of the portal that are there before anyone is signed in. */
export type PortalPages = {
  /** The one page that the portal runs in, for addresses that it knows. */
  known: CachedAnswer
  /** The same for addresses that it does not know. */
  unknown: CachedAnswer
  /** The service worker of the portal: another one when the build or the page is another. */
  worker: CachedAnswer
  /** What a device needs to install the portal. */
  manifest: CachedAnswer
  /** The login, in the language that the browser spoke last. */
  login: Record<Language, CachedAnswer>
}

type Shell = Awaited<ReturnType<typeof readPortal>>

/** What the build has left of the portal. */
export async function readPortal(dist: string, { isDemo, hasTexts }: { isDemo: boolean; hasTexts: boolean }) {
  const built = await readFile(join(dist, 'ops', 'index.html'), 'utf8')
  const marks = [isDemo && '<meta name="demo">', hasTexts && '<meta name="texts">'].filter(Boolean).join('')
  const page = built.replace('<meta name="company"', (start) => marks + start)
  const csp: PortalCsp = JSON.parse(await readFile(join(dist, 'ops', 'csp.json'), 'utf8'))
  const login: LoginAssets = JSON.parse(await readFile(join(dist, 'ops', 'login.json'), 'utf8'))
  const worker = await readFile(join(dist, 'ops', 'worker.js'), 'utf8')
  return { page, csp, login, worker, isDemo }
}

type Told = { company: { name: string; phone: string }; icons: IconUrls; year: number }

/** They learn from it whose portal it is. */
export function renderPortal(shell: Shell, told: Told, common: readonly string[]): PortalPages {
  const page = withCompany(shell.page, told.company)
  const headers = headersOf(
    portalPolicy({ styleHashes: shell.csp.styleHashes, inlined: { scripts: shell.csp.scripts, styles: [] } }),
    common,
  )
  const revision = createHash('sha256').update(page).digest('base64url').slice(0, 16)
  return {
    worker: cacheAnswer(200, shell.worker.replace(shellRevision, revision), {
      headers: [...workerHeaders(common), 'Service-Worker-Allowed', '/ops'],
    }),
    manifest: manifestAnswer(portalManifest({ name: told.company.name, icons: told.icons }), common),
    known: cacheAnswer(200, page, { headers }),
    unknown: cacheAnswer(404, page, { headers }),
    login: renderLogin(shell, told, common),
  }
}

/** The portal takes the place of this page without another load: the policy allows what both need. */
function renderLogin({ csp: { styleHashes }, login, isDemo }: Shell, told: Told, common: readonly string[]) {
  const policy = portalPolicy({ styleHashes, inlined: inlineLoginTexts(login) })
  const headers = headersOf(policy, common)
  const inLanguage = (language: Language) =>
    cacheAnswer(200, loginDocument({ ...told, assets: login, language, isDemo }), {
      headers,
      isSqueezed: true,
    })
  return { en: inLanguage('en'), es: inLanguage('es') }
}

function headersOf(policy: string, common: readonly string[]) {
  return [
    ...common,
    ...html,
    ...checkedEachTime,
    'Content-Security-Policy',
    policy,
    'X-Robots-Tag',
    'noindex',
  ]
}

function withCompany(page: string, { name, phone }: Told['company']) {
  const written = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return page
    .replace(/(<meta name="company" content=")[^"]*/, (_, start: string) => start + written)
    .replace('<meta name="phone" content="', (start) => start + phone)
}
