import { renderToStaticMarkup } from 'react-dom/server'
import { demoLabel } from '#platform/demo-label.ts'
import { linkNumbers } from './call-links.ts'
import { Head } from './head.tsx'
import type { SiteAssets } from './assets.ts'
import type { Page, SiteContext, Visit } from './page.ts'
import { CallDock } from './parts/call-dock.tsx'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'

export type RenderedPage = { readonly status: 200 | 404 | 410 | 422; readonly html: string }

const chatScript = '/api/chatbot/embed.js'

/** At the top of the site, for a worker serves what lies below it. */
export const workerPath = '/sw-site.js'

/** A page as a whole document. `visit` is read by pages marked `perVisit` or `perQuery` only. */
export function renderPage(page: Page, site: SiteContext, visit: Visit = {}): RenderedPage {
  const html = renderToStaticMarkup(<Document page={page} site={site} visit={visit} />)
  const withLinks = html.replace(/<main.*<\/main>/s, linkNumbers)
  return { status: statusOf(page, visit), html: `<!doctype html>${withLinks}` }
}

/**
 * The exact texts that stand inline in pages, for the hashes of their content security policy: of every kind, because
 * a page brought without a reload lives under the policy of the first.
 */
export function inlineTexts({ style, kindStyles, script }: SiteAssets) {
  return { styles: [style, ...Object.values(kindStyles)], scripts: [script] }
}

function Document({ page, site, visit }: { page: Page; site: SiteContext; visit: Visit }) {
  const { company, assets } = site
  return (
    <html lang="en">
      <Head page={page} site={site} />
      <body
        data-chat={chatScript}
        data-worker={workerPath}
        data-phone={company.phone}
        data-late={lateModules(site)}
        data-kind={page.kind}
      >
        <a className="skip" href="#content">
          Skip to content
        </a>
        <div hidden dangerouslySetInnerHTML={{ __html: assets.art.contours }} />
        {site.isDemo && <p className="demo">{demoLabel}</p>}
        <Header path={page.path} company={company} />
        <main id="content" tabIndex={-1}>
          <page.Body page={page} site={site} visit={visit} />
        </main>
        <Footer company={company} />
        <ol className="toasts" data-toasts="" />
        <div className="spinner" data-spinner="" hidden role="status">
          Loading...
        </div>
        <CallDock phone={company.phone} />
        <script type="module" dangerouslySetInnerHTML={{ __html: assets.script }} />
      </body>
    </html>
  )
}

/** What is fetched when nothing else is to be done any more, one address after the other. */
function lateModules({ company, assets: { urls } }: SiteContext) {
  const { notices, vitals, analytics } = urls.modules
  return [notices, vitals, ...(company.analytics_id ? [analytics] : [])].join(' ')
}

function statusOf(page: Page, { form, projects, chatLink }: Visit) {
  if (chatLink) return chatLink === 'open' ? 200 : 410
  if (page.nowhere || projects === null) return 404
  const refused = form && (Object.keys(form.errors).length > 0 || form.photoErrors.length > 0)
  return refused ? 422 : 200
}
