import type { Company } from '#domain/company/company.ts'
import { isExampleAddress } from '#platform/mail/message.ts'
import type { PageProps } from '#site/page.ts'
import { Breadcrumbs } from '#site/parts/breadcrumbs.tsx'
import { CallButton } from '#site/parts/call-button.tsx'
import { Clauses, Contents } from './clauses.tsx'
import { privacyClauses } from './privacy-clauses.tsx'
import { termsClauses } from './terms-clauses.tsx'

/** The day on which this page last changed in meaning. */
const changed = { date: '2026-11-24', words: 'November 24, 2026' } as const

/** Two texts with a table of contents, and a summary beside each part. */
export function PrivacyPage({ page, site }: PageProps) {
  const { company } = site
  const clauses = privacyClauses(site)
  return (
    <>
      <section className="papers-head">
        <div className="wrap">
          <Breadcrumbs page={page} />
          <h1>{page.heading}</h1>
          <div className="head-call">
            <CallButton phone={company.phone} />
            <p>
              Last changed on <time dateTime={changed.date}>{changed.words}</time>
            </p>
          </div>
          <p className="lead">
            This page explains what {company.name} does with the information you give us, and the terms of
            this website. Each part begins with a short summary. The text after it has the details.
          </p>
        </div>
      </section>
      <div className="wrap legal">
        <nav aria-label="On this page">
          <a href="#privacy">Privacy</a>
          <Contents clauses={clauses} />
          <a href="#terms">Terms</a>
          <Contents clauses={termsClauses} />
        </nav>
        <div>
          <Sample company={company} />
          <section id="privacy" className="part">
            <h2>Privacy</h2>
            <Clauses clauses={clauses} />
          </section>
          <section id="terms" className="part">
            <h2>Terms of this website</h2>
            <Clauses clauses={termsClauses} />
          </section>
          <Reach company={company} />
        </div>
      </div>
    </>
  )
}

/** Shown until the company has a real email address: until then no company has adopted this text. */
function Sample({ company }: { company: Company }) {
  if (!isExampleAddress(company.email)) return null
  return (
    <p className="sample">
      Sample text of a fictional company. Have counsel review privacy and terms before launch.
    </p>
  )
}

function Reach({ company: { name, address, email } }: { company: Company }) {
  return (
    <address>
      <strong>{name}</strong>
      <br />
      {address.street}, {address.locality}, {address.region} {address.postal_code}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  )
}
