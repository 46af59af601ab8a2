import { expect, test } from 'vitest'
import { aForm } from '../a-form.fixture.ts'
import { missingAnswers } from './missing.ts'
import { progressOf } from './progress.ts'

const form = aForm([
  {
    fields: [
      { id: 'cause', type: 'short_text', need: 'always' },
      { id: 'insured', type: 'yes_no', need: 'always' },
      {
        id: 'carrier',
        type: 'short_text',
        need: 'always',
        show_if: { all: [{ field: 'insured', op: 'is', value: 'yes' }] },
      },
      { id: 'notes', type: 'long_text' },
      { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
    ],
  },
])

test('progress counts what the form needs and shows, and tells when only signatures are left', () => {
  expect(progressOf(form, {})).toMatchObject({ answered: 0, of: 3, isReadyToSign: false, hand: 'not_ready' })
  expect(progressOf(form, { cause: 'Hose', insured: 'yes' })).toMatchObject({
    answered: 2,
    of: 4,
    isReadyToSign: false,
  })
  expect(progressOf(form, { cause: 'Hose', insured: 'no', notes: 'x' })).toMatchObject({
    answered: 2,
    of: 3,
    isReadyToSign: true,
    hand: 'ready',
    isComplete: false,
  })
})

test('what the customer has signed is done for them, and complete once everyone else has signed too', () => {
  const ofBoth = aForm([
    {
      fields: [
        { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
        { id: 'company', type: 'signature', signer: 'representative', need: 'always' },
      ],
    },
  ])
  const signed = { way: 'typed', name: 'Nora Trillium', at: '2026-11-10T15:00:00.000Z' }
  expect(progressOf(ofBoth, { owner: signed })).toMatchObject({ hand: 'done', isComplete: false })
  expect(progressOf(ofBoth, { owner: signed, company: signed })).toMatchObject({
    hand: 'done',
    isComplete: true,
  })
})

test('a form whose signer has only to decide and sign is ready to be signed', () => {
  const options = [{ id: 'yes', label: { en: 'Yes' } }]
  const asked = aForm([
    {
      fields: [
        { id: 'scope', type: 'short_text', need: 'always' },
        { id: 'may_text', type: 'choice', need: 'always', by_signer: true, options },
        { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
      ],
    },
  ])
  expect(progressOf(asked, {}).isReadyToSign).toBe(false)
  expect(progressOf(asked, { scope: 'Extraction' })).toMatchObject({ isReadyToSign: true, hand: 'ready' })
})

test('an answer that can’t be kept is missing before anyone signs, also where none is needed', () => {
  const dated = aForm([
    {
      fields: [
        { id: 'built', type: 'number', min: 1700, decimals: 0 },
        { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
      ],
    },
  ])
  expect(missingAnswers(dated, { built: 12 })).toContainEqual({ field: 'built', why: 'refused' })
  expect(progressOf(dated, { built: 12 })).toMatchObject({ isReadyToSign: false, hand: 'not_ready' })
  expect(progressOf(dated, { built: 1912 }).hand).toBe('ready')
  expect(progressOf(dated, {}).hand).toBe('ready')
})
