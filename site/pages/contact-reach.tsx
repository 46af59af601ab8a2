import type { Company } from '#domain/company/company.ts'
import { AwayLink } from '#site/parts/away-link.tsx'

/** Email and address. The number to call stands in the bar, where it is always in reach. */
export function ContactReach({ company }: { company: Company }) {
  const { address, email } = company
  const lines = [address.street, `${address.locality}, ${address.region} ${address.postal_code}`]
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(', '))}`
  return (
    <section className="reach">
      <h2>Other ways to reach us</h2>
      <dl>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
          <small>For anything that can wait until morning</small>
        </dd>
        <dt>Office</dt>
        <dd>
          {lines[0]}
          <br />
          {lines[1]}
          <AwayLink url={map}>Show on a map</AwayLink>
        </dd>
        <dt>We serve</dt>
        <dd>
          Five counties in Ohio and Pennsylvania
          <a href="/find">Check your town</a>
        </dd>
      </dl>
    </section>
  )
}
