import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { demoLabel } from '#platform/demo-label.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { languages, type Language } from '#domain/preferences/language.ts'
import type { SignersView } from '#domain/signing-requests/signer.flow.ts'
import { Icon } from '#look/icons.tsx'
import { ground, markPath } from '#look/logo.ts'
import { fullTitle } from '#site/head.tsx'
import type { SiteContext } from '#site/page.ts'
import { PaperToSign } from './paper-to-sign.tsx'
import { Said } from './said.tsx'
import { signWords } from './sign-words.ts'

/**
 * `at` is the path of the page itself: where copies lie below it. `around`: the language of what stands around the paper. The paper itself,
 * and what is agreed to, stay in the language in which it was filled in.
 */
export type SignVisit = { view: SignersView; at: string; today: string; around: Language }

/**
 * The page of a link to sign, as a whole document. Its address is a secret, which no chat and no analytics shall read. Its one script
 * takes what is drawn; whoever has none reads everything and is told how else to sign.
 */
export function renderSignPage(site: SiteContext, visit: SignVisit): string {
  const [paper] = visit.view.papers
  return documentOf(
    <Document site={site} around={visit.around} hasScript={paper !== undefined}>
      {paper ? <PaperToSign site={site} visit={visit} paper={paper} /> : <Ended site={site} visit={visit} />}
    </Document>,
  )
}

/** What an address shows that no link has: cut off on its way, or old. It says nothing of what may stand behind others. */
export function renderNoSuchLink(site: SiteContext, around: Language): string {
  const { title, lead } = signWords[around].noSuchLink
  return documentOf(
    <Document site={site} around={around} hasScript={false}>
      <section className="sign-ended">
        <h1>{title}</h1>
        <p>{lead}</p>
        <CallUs site={site} around={around} />
      </section>
    </Document>,
  )
}

function documentOf(page: ReactNode) {
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

type Props = { site: SiteContext; visit: SignVisit }

type DocumentProps = { site: SiteContext; around: Language; hasScript: boolean; children: ReactNode }

function Document({ site, around, hasScript, children }: DocumentProps) {
  const { company, assets } = site
  const words = signWords[around]
  const phone = displayPhone(company.phone)
  return (
    <html lang={around}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle(words.document, company.name)}</title>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <meta name="theme-color" content={ground} />
        <link rel="icon" href={assets.urls.favicon} type="image/svg+xml" />
        <link rel="preload" href={assets.urls.font} as="font" type="font/woff2" crossOrigin="" />
        <style dangerouslySetInnerHTML={{ __html: assets.style }} />
        <style dangerouslySetInnerHTML={{ __html: assets.kindStyles.sign ?? '' }} />
      </head>
      <body data-kind="sign">
        {site.isDemo && <p className="demo">{demoLabel}</p>}
        <header className="sign-top">
          <p className="brand">
            <svg viewBox="0 0 40 28" aria-hidden="true">
              <path d={markPath} />
            </svg>
            {company.name}
          </p>
          <OtherLanguage around={around} />
          <a href={`tel:${company.phone}`} aria-label={words.call(phone)}>
            <Icon name="phone" />
            <span>{phone}</span>
          </a>
        </header>
        <main className="sign">{children}</main>
        {hasScript && <script type="module" src={assets.urls.modules.sign} />}
      </body>
    </html>
  )
}

const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

/** The address of the page is a secret, and no part of the page: the way to the other language is relative to it. */
function OtherLanguage({ around }: { around: Language }) {
  const [other = around] = languages.filter((language) => language !== around)
  return (
    <a href={`?in=${other}`} lang={other} hrefLang={other} rel="nofollow">
      {languageNames[other]}
    </a>
  )
}

/** Nothing can be signed here any more: why, the copies, and whom to call. */
function Ended({ site, visit: { view, at, around } }: Props) {
  const words = signWords[around]
  const { title, lead } = words.ended[view.ended ?? 'revoked']
  const phone = displayPhone(site.company.phone)
  return (
    <section className="sign-ended">
      <h1>{title}</h1>
      <p>{lead}</p>
      {view.copies.map(({ submission_id, slug }) => (
        <CopyLink key={slug} href={`${at}/copy/${submission_id}`}>
          {words.download}
          {view.copies.length > 1 && (
            <span className="sign-copy-of">
              <Said wording={view.titles[slug] ?? { en: slug }} language={around} />
            </span>
          )}
        </CopyLink>
      ))}
      {view.copies.length > 0 && <p className="sign-note">{words.paperCopy(phone)}</p>}
      <CallUs site={site} around={around} />
    </section>
  )
}

function CallUs({ site: { company }, around }: { site: SiteContext; around: Language }) {
  return (
    <a className="call" href={`tel:${company.phone}`}>
      <Icon name="phone" />
      <span className="number">{signWords[around].call(displayPhone(company.phone))}</span>
    </a>
  )
}

function CopyLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="sign-copy" href={href} rel="nofollow" download="">
      {children}
    </a>
  )
}
