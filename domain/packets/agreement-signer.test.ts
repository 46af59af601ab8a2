import { expect, test } from 'vitest'
import { agreementSigner } from './agreement-signer.ts'
import { declinedAt, signedAt } from './papers.fixture.ts'

const form = 'work-authorization-ohio'
const at = '2026-11-10T15:00:00.000Z'
const signers = [{ field: 'customer_signs', signer: 'owner', is_needed: true }]
const asked = { form, signers, latest: null }
const there = (more: object, state: 'submitted' | 'void' = 'submitted') => {
  const given = { field: 'customer_signs', signer: 'owner', name: 'Nora Trillium', at }
  const signature = { ...given, way: 'drawn' as const, witness: null, by_link: false, ...more }
  const latest = {
    id: '1',
    state,
    reason: null,
    at,
    by: 'Ivy Wren',
    offered_at: null,
    copies: [],
    signatures: [signature],
  }
  return [{ ...asked, latest }]
}

test('who signed the work authorization is known from this device, or else from the office, with the capacity', () => {
  const paul = { ...signedAt(at, 'Paul Columbine'), signs_as: 'authorized' }
  const here = [{ form, answers: { customer_signs: paul, company_signature: signedAt(at, 'Ivy Wren') } }]
  expect(agreementSigner({ here, there: [asked] })).toEqual({
    name: 'Paul Columbine',
    has_signed: true,
    signs_as: 'authorized',
  })
  expect(agreementSigner({ here: [], there: there({ signs_as: 'tenant' }) })).toEqual({
    name: 'Nora Trillium',
    has_signed: true,
    signs_as: 'tenant',
  })
})

test('nobody signed one that is void, that was only begun, or that was declined', () => {
  expect(agreementSigner({ here: [], there: there({}, 'void') })).toBeNull()
  expect(agreementSigner({ here: [{ form, answers: {} }], there: [asked] })).toBeNull()
  const declined = [{ form, answers: { customer_signs: declinedAt(at) } }]
  expect(agreementSigner({ here: declined, there: there({}) })?.has_signed).toBe(false)
  expect(agreementSigner({ here: [], there: there({ way: 'declined' }) })?.has_signed).toBe(false)
})
