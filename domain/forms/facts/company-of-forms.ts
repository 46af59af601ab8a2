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
  /** In cents. */
  injury_insurance: z.number().nullable(),
  property_insurance: z.number().nullable(),
  price_list: z.string(),
})
export type CompanyOfForms = z.output<typeof CompanyOfForms>

export function companyOfForms({ name, address, phone, email, ...papers }: CompanyFacts): CompanyOfForms {
  return {
    name,
    address: companyAddress(address),
    phone: displayPhone(phone),
    email,
    pa_hic_number: papers.pa_hic_number ?? '',
    injury_insurance: papers.injury_insurance,
    property_insurance: papers.property_insurance,
    price_list: papers.price_list ?? '',
  }
}

/** What flows into a form of the company. A fact that nobody entered yet is left out, and its question is asked. */
export function companyFacts(company: CompanyOfForms): FactValues {
  const known = {
    'company.name': company.name,
    'company.address': company.address,
    'company.phone': company.phone,
    'company.email': company.email,
    'company.pa_hic_number': company.pa_hic_number,
    'company.injury_insurance': company.injury_insurance,
    'company.property_insurance': company.property_insurance,
    'company.price_list': company.price_list,
  } satisfies FactValues
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '' && value !== null))
}

/** "100 Example Street, Columbiana, OH 44408". */
export function companyAddress({ street, locality, region, postal_code }: CompanyFacts['address']): string {
  return [street, locality, `${region} ${postal_code}`]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
}
