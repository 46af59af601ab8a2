import { expect, test } from 'vitest'
import { CompanyFacts } from './company.ts'
import { factLengths } from './fact-limits.ts'
import { firstFacts } from './first-facts.ts'

const texts = [
  'name',
  'alternate_name',
  'slogan',
  'description',
  'founder',
  'price_range',
  'years_claim',
  'pa_hic_number',
  'price_list',
  'analytics_id',
] as const
const parts = ['street', 'locality', 'region', 'postal_code', 'country'] as const

test.each(texts)('%s may be as long as the form lets it be, and no longer', (name) => {
  const most = factLengths[name]
  const isTaken = (length: number) =>
    CompanyFacts.safeParse({ ...firstFacts, [name]: 'X'.repeat(length) }).success
  expect([most, most + 1].map(isTaken)).toEqual([true, false])
})

test.each(parts)('the %s of the address may be as long as the form lets it be, and no longer', (part) => {
  const most = factLengths.address[part]
  const isTaken = (length: number) => {
    const address = { ...firstFacts.address, [part]: 'X'.repeat(length) }
    return CompanyFacts.safeParse({ ...firstFacts, address }).success
  }
  expect([most, most + 1].map(isTaken)).toEqual([true, false])
})
