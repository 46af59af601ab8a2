import { renderToStaticMarkup } from 'react-dom/server'
import { demoLabel } from '#platform/demo-label.ts'
import { reportKinds, type ReportKind } from '#domain/equipment/reports/report.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { Language } from '#domain/preferences/language.ts'
import { Icon } from '#look/icons.tsx'
import { ground, markPath } from '#look/logo.ts'
import { fullTitle } from '#site/head.tsx'
import type { SiteContext } from '#site/page.ts'
import { unitWords } from './unit-words.ts'

export type UnitVisit = {
  language: Language
  unit: { number: string; state: 'here' | 'gone' }
  /** What was just reported. */
  received?: ReportKind
}

/**
 * The page behind the QR code of a unit, as a whole document. It works without script and has none: its address is a secret, which
 * no chat and no analytics shall read. Of the unit it shows the number that stands on its label, and nothing of where it is.
 */
export function renderUnitPage(site: SiteContext, visit: UnitVisit): string {
  return `<!doctype html>${renderToStaticMarkup(<Document site={site} visit={visit} />)}`
}

type Props = { site: SiteContext; visit: UnitVisit }

function Document({ site, visit }: Props) {
  const { company, assets } = site
  const words = unitWords[visit.language]
  const { title } = headOf(visit)
  return (
    <html lang={visit.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle(title, company.name)}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={ground} />
        <link rel="icon" href={assets.urls.favicon} type="image/svg+xml" />
        <link rel="preload" href={assets.urls.font} as="font" type="font/woff2" crossOrigin="" />
        <style dangerouslySetInnerHTML={{ __html: assets.style }} />
        <style dangerouslySetInnerHTML={{ __html: assets.kindStyles.unit ?? '' }} />
      </head>
      <body data-kind="unit">
        {site.isDemo && <p className="demo">{demoLabel}</p>}
        <header className="unit-top">
          <p className="brand">
            <svg viewBox="0 0 40 28" aria-hidden="true">
              <path d={markPath} />
            </svg>
            {company.name}
          </p>
          <a
            href={`?lang=${words.other.language}`}
            lang={words.other.language}
            hrefLang={words.other.language}
          >
            {words.other.name}
          </a>
        </header>
        <main className="unit">
          <Body site={site} visit={visit} />
        </main>
      </body>
    </html>
  )
}

function Body({ site, visit }: Props) {
  const { language, unit, received } = visit
  const words = unitWords[language]
  const { title, lead } = headOf(visit)
  return (
    <>
      <p className="unit-number">
        <span>{words.unit}</span> {unit.number}
      </p>
      <h1>{title}</h1>
      {received && <p className="unit-received">{words.kinds[received]}</p>}
      <p className="unit-lead">{lead}</p>
      {unit.state === 'here' && !received && <Choices language={language} />}
      <p className="unit-now">{words.now}</p>
      <a className="call" href={`tel:${site.company.phone}`}>
        <Icon name="phone" />
        <span>
          {words.call} <span className="number">{displayPhone(site.company.phone)}</span>
        </span>
      </a>
      {received && (
        <p>
          <a className="unit-again" href={`?lang=${language}`}>
            {words.received.again}
          </a>
        </p>
      )}
    </>
  )
}

/** Fixed choices alone: nothing that a stranger writes comes in here. */
function Choices({ language }: { language: Language }) {
  const { choose, kinds } = unitWords[language]
  return (
    <form method="post" action={`?lang=${language}`}>
      <fieldset>
        <legend>{choose}</legend>
        {reportKinds.map((kind) => (
          <button key={kind} type="submit" name="what" value={kind}>
            {kinds[kind]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}

function headOf({ language, unit, received }: UnitVisit) {
  const words = unitWords[language]
  if (unit.state === 'gone') return words.gone
  return received ? words.received : words
}
