import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { noticeToRead } from './notice-to-read.ts'

const notice = aForm([
  {
    fields: [
      { id: 'customer', type: 'short_text', fact: 'customer.name' },
      { id: 'signed_on', type: 'date', need: 'always' },
      { id: 'seller', type: 'short_text', fact: 'company.name', need: 'always' },
      { id: 'seller_address', type: 'short_text', fact: 'company.address', need: 'always' },
    ],
  },
])
const company = {
  name: 'Mission Restore',
  address: '100 Example Street, Columbiana, OH 44408',
  phone: '(330) 555-0100',
  email: 'office@example.com',
  pa_hic_number: '',
  injury_insurance: null,
  property_insurance: null,
  price_list: '',
}
const agreement = { customer: 'Nora Trillium', scope: 'Dry the kitchen' }
const signedOn = '2026-11-10'
const told = { begun: undefined, agreement, company, signedOn }

test('a notice that nobody filled in says to whom a customer sends it, and by when', () => {
  expect(noticeToRead(notice, told)).toMatchObject({
    customer: 'Nora Trillium',
    signed_on: signedOn,
    seller: company.name,
    seller_address: company.address,
  })
})

test('what was filled in counts before what the company says', () => {
  const begun = { customer: 'Nora T.', seller: 'Mission Restore LLC' }
  expect(noticeToRead(notice, { ...told, begun })).toMatchObject({
    customer: 'Nora T.',
    seller: 'Mission Restore LLC',
    seller_address: company.address,
  })
})

test('a notice without the day from which the time to cancel runs is not read as if it were whole', () => {
  expect(noticeToRead(notice, { ...told, signedOn: null })).toBeNull()
})

test('without the seller there is nothing to read, and so nobody says that they received it', () => {
  expect(noticeToRead(notice, { ...told, company: undefined })).toBeNull()
  expect(noticeToRead(notice, { ...told, company: { ...company, address: '' } })).toBeNull()
})
