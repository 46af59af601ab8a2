import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import { allSignatures } from './all-signatures.ts'

const form = aForm([
  {
    fields: [
      { id: 'price', type: 'money', need: 'always' },
      { id: 'company', type: 'signature', signer: 'representative', need: 'always' },
      { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
      { id: 'adjuster', type: 'signature', signer: 'adjuster' },
    ],
  },
])

test('T3: every signature that a form needs stands in the list with who gave it, and one that nobody needs only once it is given', () => {
  const agreed = { read_to_end: true, intends_to_sign: true, agrees_to_electronic: true }
  const signed = { way: 'typed', name: 'Ivy Starling', at: '2026-11-10T15:00:00.000Z', ...agreed }
  const listed = (answers: object) =>
    allSignatures(pathOf(form, { ...answers })).map(({ field, by }) => [field.id, by])
  expect(listed({})).toEqual([
    ['company', null],
    ['owner', null],
  ])
  expect(listed({ company: signed, adjuster: { ...signed, name: 'Theo Bittern' } })).toEqual([
    ['company', 'Ivy Starling'],
    ['owner', null],
    ['adjuster', 'Theo Bittern'],
  ])
})
