import type { Company } from '#domain/company/company.ts'
import { displayPhone } from '#domain/leads/phone.ts'

/** How to reach us, on paper below what is printed of a page. */
export function PrintedReach({ about, company }: { about: string; company: Company }) {
  const { name, phone, address } = company
  return (
    <p className="in-print">
      {about}: call {name}, day and night <b>{displayPhone(phone)}</b>
      {address.street}, {address.locality}, {address.region} {address.postal_code}
    </p>
  )
}
