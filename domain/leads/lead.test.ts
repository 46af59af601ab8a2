import { expect, test } from 'vitest'
import { aSentLead } from '#test/a-lead.ts'
import { LeadRequest } from './lead.ts'

test('a phone number and a name are enough', () => {
  const { id, name, phone } = aSentLead()
  expect(LeadRequest.parse({ id, name, phone })).toEqual({
    id,
    name,
    phone: '+13305550188',
    service: 'not-sure',
    message: '',
    town: '',
    when: null,
    insurance: null,
    loss: null,
    reach_by: null,
    text_consent: null,
    photos: [],
  })
})

test.each([
  ['name', { name: '   ' }, 'Please tell us your name.'],
  ['name', { name: undefined }, 'Please tell us your name.'],
  ['name', { name: 'half \ud800' }, 'Remove the unreadable characters.'],
  ['message', { message: 'a\u0000b' }, 'Remove the unreadable characters.'],
  ['name', { name: '\ud800' }, 'Remove the unreadable characters.'],
  ['phone', { phone: '555-0188' }, 'Enter a 10-digit phone number.'],
  ['phone', { phone: '' }, 'Enter a 10-digit phone number.'],
  ['photos', { photos: Array.from({ length: 7 }, () => 'a'.repeat(64)) }, 'Please send at most 6 photos.'],
  ['message', { message: 'x'.repeat(2001) }, 'Use no more than 2,000 characters.'],
])('a bad %s is refused with a sentence: %o', (field, overrides, sentence) => {
  const read = LeadRequest.safeParse(aSentLead(overrides))
  expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, sentence]])
})
