import type { Company } from '#domain/company/company.ts'
import { iicrcBadge, iicrcLocator } from '#domain/company/iicrc.ts'
import type { ServiceGuide } from '#content/guides/guide.ts'
import { AwayLink } from '#site/parts/away-link.tsx'

type CredentialsProps = { guide: ServiceGuide; company: Company }

/** The published standard for this work, and what of the company can be checked. */
export function Credentials({ guide: { standard }, company }: CredentialsProps) {
  const certificate = iicrcBadge(company)
  const locator = iicrcLocator(company)
  return (
    <section className="wrap credentials" aria-label="Standard and certification">
      <dl>
        <div>
          <dt>{standard.name}</dt>
          <dd>The published standard: {standard.about}</dd>
        </div>
        {certificate && (locator || certificate.detail) && (
          <div>
            <dt>{certificate.title}</dt>
            <dd>{locator ? <AwayLink url={locator.url}>{locator.label}</AwayLink> : certificate.detail}</dd>
          </div>
        )}
        {company.pa_hic_number && (
          <div>
            <dt>Pennsylvania registration</dt>
            <dd>Home Improvement Contractor {company.pa_hic_number}</dd>
          </div>
        )}
        <div>
          <dt>Our promises in writing</dt>
          <dd>
            <a href="/certifications">Our commitments</a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
