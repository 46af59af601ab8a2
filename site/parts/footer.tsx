import { areaPath, areaTitle, counties } from '#domain/areas/areas.ts'
import type { Company } from '#domain/company/company.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { markPath } from '#look/logo.ts'
import { AwayLink } from './away-link.tsx'
import { drawnOnce } from './drawn-once.ts'

const links = [
  { path: '/services', label: 'Services' },
  { path: '/about', label: 'About' },
  { path: '/certifications', label: 'Our Commitments' },
  { path: '/faq', label: 'FAQ' },
  { path: '/contact', label: 'Contact' },
  { path: '/privacy', label: 'Privacy' },
]

/** The same below every page. */
export function Footer({ company }: { company: Company }) {
  const html = drawnOnce(company, 'foot', () => <Foot company={company} />)
  return <footer className="foot" dangerouslySetInnerHTML={html} />
}

function Foot({ company }: { company: Company }) {
  const { address } = company
  return (
    <>
      <div className="wrap foot-grid">
        <div className="foot-us">
          <p className="brand">
            <svg viewBox="0 0 40 28" aria-hidden="true">
              <path d={markPath} />
            </svg>
            {company.name}
          </p>
          <p>{company.slogan}</p>
          <p className="foot-reach">
            <a href={`tel:${company.phone}`}>{displayPhone(company.phone)}</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
          <address>
            {address.street}, {address.locality}, {address.region} {address.postal_code}
          </address>
        </div>
        <nav aria-label="Company">
          <h2>Company</h2>
          <ul>
            {links.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Counties served">
          <h2>Counties</h2>
          <ul>
            {counties.map((county) => (
              <li key={county.slug}>
                <a href={areaPath(county)}>{areaTitle(county)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Elsewhere title="Partners" links={company.partner_links} />
          <Elsewhere title="Follow" links={company.social_links} />
        </div>
      </div>
      <div className="wrap foot-end">
        <p>
          Northeast Ohio and Western PA, in business since {company.founding_year}. Veteran owned and
          operated.
        </p>
        {company.pa_hic_number && <p>Pennsylvania Home Improvement Contractor {company.pa_hic_number}</p>}
      </div>
    </>
  )
}

function Elsewhere({ title, links }: { title: string; links: Company['social_links'] }) {
  if (links.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <AwayLink url={url}>{label}</AwayLink>
          </li>
        ))}
      </ul>
    </>
  )
}
