import * as z from 'zod'
import type { CompanyFacts } from '#domain/company/company.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { FactValues } from './fact-values.ts'

/** As much of the company as a form takes, for whoever fills it in. */
export const CompanyOfForms = z.object({
  name: z.string(),
  /** In a line, as a letter is addressed. */
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Empty until somebody enters it. */
  pa_hic_number: z.string(),
})
export type CompanyOfForms = z.output<typeof CompanyOfForms>

export function companyOfForms({ name, address, phone, email, pa_hic_number }: CompanyFacts): CompanyOfForms {
  return {
    name,
    address: companyAddress(address),
    phone: displayPhone(phone),
    email,
    pa_hic_number: pa_hic_number ?? '',
  }
}

/** What flows into a form of the company. A fact that nobody entered yet is left out, and its question is asked. */
export function companyFacts({ name, address, phone, email, pa_hic_number }: CompanyOfForms): FactValues {
  const known = {
    'company.name': name,
    'company.address': address,
    'company.phone': phone,
    'company.email': email,
    'company.pa_hic_number': pa_hic_number,
  } satisfies FactValues
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
}

/** "100 Example Street, Columbiana, OH 44408". */
export function companyAddress({ street, locality, region, postal_code }: CompanyFacts['address']): string {
  return [street, locality, `${region} ${postal_code}`]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
}
