import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { demoLabel } from '#platform/demo-label.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { verifyEntryPath } from '#domain/submissions/verify-path.ts'
import type { VerifiedDocument } from '#domain/submissions/verify.server.ts'
import { ground, markPath } from '#look/logo.ts'
import { fullTitle } from '#site/head.tsx'
import type { SiteContext } from '#site/page.ts'
import { verifyWords as words } from './verify-words.ts'

/** `isOurs` is null where no hash was compared, `wrong` what was sent in its place. */
export type VerifyVisit = { id: string; found: VerifiedDocument; isOurs: boolean | null; wrong?: string }

/** Where a code is typed: at first, or because there is no document of the one that was asked for. */
export type VerifyEntry = { isUnknown: boolean }

/**
 * The page that says whether a document is ours, as a whole document. It has no chat, no analytics and nothing of what stands on the
 * paper. Its one script counts the hash of a file and sends that in place of whoever would paste it.
 */
export function renderVerifyPage(site: SiteContext, visit: VerifyVisit): string {
  return `<!doctype html>${renderToStaticMarkup(
    <Document site={site} title={words.title}>
      <State visit={visit} />
      {visit.isOurs !== null && <Verdict isOurs={visit.isOurs} isOnPaper={visit.found.isOnPaper} />}
      <Compare wrong={visit.wrong} />
    </Document>,
  )}`
}

/** The page with the field for a code. It never repeats what was asked for. */
export function renderVerifyEntry(site: SiteContext, { isUnknown }: VerifyEntry): string {
  return `<!doctype html>${renderToStaticMarkup(
    <Document site={site} title={isUnknown ? words.none.title : words.title}>
      <p>{isUnknown ? words.none.more : words.entry}</p>
      <form method="post" action={verifyEntryPath}>
        <label htmlFor="code">{words.code}</label>
        <input id="code" name="code" required maxLength={60} autoComplete="off" spellCheck={false} />
        <button type="submit">{words.look}</button>
      </form>
    </Document>,
  )}`
}

type Props = { site: SiteContext; title: string; children: ReactNode }

function Document({ site, title, children }: Props) {
  const { company, assets } = site
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle(title, company.name)}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={ground} />
        <link rel="icon" href={assets.urls.favicon} type="image/svg+xml" />
        <link rel="preload" href={assets.urls.font} as="font" type="font/woff2" crossOrigin="" />
        <style dangerouslySetInnerHTML={{ __html: assets.style }} />
        <style dangerouslySetInnerHTML={{ __html: assets.kindStyles.verify ?? '' }} />
      </head>
      <body data-kind="verify">
        {site.isDemo && <p className="demo">{demoLabel}</p>}
        <header className="verify-top">
          <p className="brand">
            <svg viewBox="0 0 40 28" aria-hidden="true">
              <path d={markPath} />
            </svg>
            {company.name}
          </p>
        </header>
        <main className="verify">
          <h1>{title}</h1>
          {children}
          <p className="verify-call">
            {words.call} <a href={`tel:${company.phone}`}>{displayPhone(company.phone)}</a>.
          </p>
        </main>
        <script type="module" src={assets.urls.modules.verify} />
      </body>
    </html>
  )
}

function State({ visit: { id, found } }: { visit: VerifyVisit }) {
  const { name, more } = words.states[found.state]
  return (
    <section className={`verify-state is-${found.state}`}>
      <p className="verify-name">{name}</p>
      <p>
        {words.issued(dayWords(found.issued))} {more}
      </p>
      <p className="verify-id">
        {words.document} <code>{id}</code>
      </p>
    </section>
  )
}

function Verdict({ isOurs, isOnPaper }: { isOurs: boolean; isOnPaper: boolean }) {
  const { title, more } = isOurs ? words.ours : words.notOurs
  return (
    <section className={`verify-verdict ${isOurs ? 'is-ours' : 'is-not'}`} role={isOurs ? 'status' : 'alert'}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="12" />
        <path d={isOurs ? 'm6.5 12.5 4 4 7.5-8.5' : 'm7.5 7.5 9 9m0-9-9 9'} />
      </svg>
      <div>
        <h2>{title}</h2>
        <p>{more}</p>
        {isOnPaper && <p>{words.onPaper}</p>}
      </div>
    </section>
  )
}

/** Where scripts run, a file is chosen or dropped; else its hash is pasted. Either way the hash alone is sent, in the body of a post. */
function Compare({ wrong }: { wrong?: string | undefined }) {
  return (
    <form method="post" data-verify="">
      <div className="verify-drop" data-drop="" hidden>
        <label htmlFor="file">{words.file}</label>
        <input id="file" type="file" accept="application/pdf,.pdf" aria-describedby="file-more" />
        <p id="file-more">{words.lead}</p>
        <p role="status" data-says="" data-counting={words.counting} data-compared={words.compared} />
      </div>
      <details open data-by-hand="">
        <summary>{words.byHand}</summary>
        <p>{words.howTo}</p>
        <ul>
          {words.commands.map((command) => (
            <li key={command}>
              <code>{command}</code>
            </li>
          ))}
        </ul>
        <label htmlFor="sha256">{words.hash}</label>
        <input
          id="sha256"
          name="sha256"
          defaultValue={wrong}
          required
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={wrong === undefined ? 'hash-more' : 'hash-error hash-more'}
        />
        {wrong !== undefined && (
          <p id="hash-error" className="verify-error" role="alert">
            {words.badHash}
          </p>
        )}
        <p id="hash-more">{words.privacy}</p>
        <button type="submit">{words.compare}</button>
      </details>
    </form>
  )
}

function dayWords(at: Date) {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: companyTimeZone }).format(at)
}
