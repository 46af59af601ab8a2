import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { toSign } from '#domain/forms/signing/to-sign.ts'
import { beginSigning } from '../ink/signing.ts'
import { copiesOf, type Paper } from './paper-state.ts'
import { whoInitials } from './who-signs.ts'

const form = aForm([
  {
    fields: [
      { id: 'customer', type: 'short_text', fact: 'customer.name' },
      { id: 'phone', type: 'short_text', fact: 'customer.phone' },
      { id: 'email', type: 'short_text', fact: 'customer.email' },
      { id: 'received', type: 'initials', signer: 'owner', need: 'always' },
      { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
    ],
  },
])
const answers = { customer: 'Nora Trillium', phone: '3305550117', email: 'nora@trillium-family.us' }

function aPaper(): Paper {
  const asked = toSign(form, answers)
  if (!asked) throw new Error('Somebody signs it')
  const of = { form: 'a', version: 1, title: 'A form', language: 'en' as const, job_id: null }
  const draft = { id: 'draft', answers, ...of, began_at: 1, changed_at: 1 }
  return { draft, form, toSign: asked, refusesTexts: false }
}

test('the customer’s number and address are offered for a copy to the customer alone', () => {
  expect(copiesOf(aPaper(), ' nora trillium')).toEqual(['text', 'email', 'paper', 'none'])
  expect(copiesOf(aPaper(), 'Paul Columbine')).toEqual(['paper', 'none'])
})

test('below initials stand the name and the capacity of who signs, and nobody is called the owner who isn’t', () => {
  const by = (more: object) =>
    whoInitials(aPaper(), { signer: 'owner' }, { owner: { ...beginSigning('Paul Columbine'), ...more } })
  expect(by({ name: 'Nora Trillium' })).toEqual({ name: 'Nora Trillium', role: 'Owner' })
  expect(by({})).toEqual({ name: 'Paul Columbine', role: '' })
  expect(by({ signs_as: 'tenant' })).toEqual({ name: 'Paul Columbine', role: 'Tenant' })
})
