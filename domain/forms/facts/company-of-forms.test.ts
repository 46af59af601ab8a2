import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import { companyFacts, companyOfForms } from './company-of-forms.ts'

const company = {
  ...firstFacts,
  pa_hic_number: 'PA012345',
  injury_insurance: 100_000_000,
  property_insurance: 50_000_000,
  price_list: 'Price list of October 1, 2026',
}

test('a form takes what it says of the company from what the office entered once', () => {
  expect(companyFacts(companyOfForms(company))).toEqual({
    'company.name': 'Mission Restore',
    'company.address': '100 Example Street, Columbiana, OH 44408',
    'company.phone': '(330) 555-0142',
    'company.email': 'hello@missionrestore.example',
    'company.pa_hic_number': 'PA012345',
    'company.injury_insurance': 100_000_000,
    'company.property_insurance': 50_000_000,
    'company.price_list': 'Price list of October 1, 2026',
  })
})

test('what nobody entered in the set-up is left out, so that the form asks for it', () => {
  const facts = companyFacts(companyOfForms(firstFacts))
  expect(Object.keys(facts)).not.toContain('company.pa_hic_number')
})
