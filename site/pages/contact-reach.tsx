import type { Company } from '#domain/company/company.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { AwayLink } from '#site/parts/away-link.tsx'

/** Hours, address and the other ways to reach us, beside the form. */
export function ContactReach({ company }: { company: Company }) {
  const { address, phone, email } = company
  const lines = [address.street, `${address.locality}, ${address.region} ${address.postal_code}`]
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(', '))}`
  return (
    <aside className="reach" aria-label="Other ways to reach us">
      <h2>Or reach us here</h2>
      <dl>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone}`}>{displayPhone(phone)}</a>
        </dd>
        <dt>Hours</dt>
        <dd>Emergencies: 24 hours, every day of the year</dd>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Address</dt>
        <dd>
          {lines[0]}
          <br />
          {lines[1]}
          <br />
          <AwayLink url={map}>Show on a map</AwayLink>
        </dd>
        <dt>We cover</dt>
        <dd>Northeast Ohio and Western PA</dd>
      </dl>
    </aside>
  )
}
