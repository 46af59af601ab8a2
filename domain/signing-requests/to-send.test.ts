import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { signedAt } from '#domain/packets/papers.fixture.ts'
import { branchesOf, ownFields, signerOf, withoutOwn } from './to-send.ts'

const signature = (id: string, signer: string) => ({ id, type: 'signature', signer, need: 'always' })
const signed = signedAt('2026-11-20T12:00:00.000Z')

const agreement = aForm([
  {
    fields: [
      { id: 'scope', type: 'short_text', need: 'always' },
      signature('owner', 'owner'),
      signature('company', 'representative'),
    ],
  },
])
const waiver = aForm([
  {
    fields: [
      {
        id: 'decision',
        type: 'choice',
        need: 'always',
        options: [
          { id: 'waives', label: { en: 'I give it up' } },
          { id: 'keeps', label: { en: 'I keep it' } },
        ],
      },
    ],
  },
  {
    show_if: { all: [{ field: 'decision', op: 'is', value: 'waives' }] },
    fields: [{ id: 'statement', type: 'handwriting', need: 'always' }],
  },
  { fields: [signature('owner', 'owner')] },
])

test('a paper goes out by link once everything is answered and the company has signed', () => {
  expect(() => signerOf(agreement, { scope: 'Extraction' })).toThrow('Answer this first.')
  expect(() => signerOf(agreement, { company: signed })).toThrow('Answer this first.')
  expect(signerOf(agreement, { scope: 'Extraction', company: signed })).toBe('owner')
})

test('of several people only the last one signs by link, and what is signed goes to nobody', () => {
  const both = aForm([{ fields: [signature('owner', 'owner'), signature('heir', 'next_of_kin')] }])
  expect(() => signerOf(both, {})).toThrow('Several people sign this form.')
  expect(signerOf(both, { owner: signed })).toBe('next_of_kin')
  expect(() => signerOf(both, { owner: signed, heir: signed })).toThrow('signed already')
  expect(() => signerOf(aForm([{ fields: [signature('tech', 'technician')] }]), {})).toThrow('Nobody signs')
})

test('whoever signs by link decides for themselves, and each decision asks for what it needs', () => {
  expect(signerOf(waiver, {})).toBe('owner')
  expect(branchesOf(waiver, {}).map(({ decisions, asked }) => [decisions, ownFields(asked)])).toEqual([
    [{ decision: 'waives' }, ['decision', 'statement', 'owner']],
    [{ decision: 'keeps' }, ['decision', 'owner']],
  ])
  expect(withoutOwn(waiver, { decision: 'waives', other: 1 })).toEqual({ other: 1 })
})
