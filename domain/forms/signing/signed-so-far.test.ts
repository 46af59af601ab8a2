import { expect, test } from 'vitest'
import { aForm } from '../a-form.fixture.ts'
import { missingToSign, signedSoFar } from './signed-so-far.ts'

const form = aForm([
  {
    fields: [
      { id: 'price', type: 'money', need: 'always' },
      { id: 'received', type: 'initials', signer: 'owner', need: 'always' },
      { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
      { id: 'company', type: 'signature', signer: 'representative', need: 'always' },
    ],
  },
])
const signed = (name: string) => ({ way: 'typed', name, at: '2026-11-10T15:00:00.000Z' })

test('the company signs once everything is answered, whether or not the customer has signed yet', () => {
  expect(missingToSign(form, {})).toEqual([{ field: 'price', why: 'answer' }])
  expect(missingToSign(form, { price: 480_000 })).toEqual([])
})

test('who has signed is known by name, apart the company and everyone else', () => {
  expect(signedSoFar(form, { price: 480_000, company: signed('Ivy Starling') })).toEqual({
    company: [{ field: 'company', name: 'Ivy Starling' }],
    others: [],
  })
  const both = { received: { ink: {} }, owner: signed('Nora Trillium'), company: signed('Ivy Starling') }
  expect(signedSoFar(form, both).others).toEqual([
    { field: 'received', name: '' },
    { field: 'owner', name: 'Nora Trillium' },
  ])
})
