import { expect, test } from 'vitest'
import { answersSchema } from '../answers/answers-schema.ts'
import { missingAnswers } from '../answers/missing.ts'
import { aForm } from '../a-form.fixture.ts'
import { toSign } from './to-sign.ts'

const signed = {
  way: 'paper',
  name: 'Nora Trillium',
  at: '2026-11-10T15:00:00.000Z',
  signed_on: '2026-11-10',
  photos: [{ sha256: 'a'.repeat(64) }, { sha256: 'b'.repeat(64) }],
}
const typed = { way: 'typed', name: 'Nora Trillium', at: signed.at }
const consent = { read_to_end: true, intends_to_sign: true, agrees_to_electronic: true, copy_to: 'none' }
const owner = { id: 'owner', type: 'signature', signer: 'owner', need: 'always' }
const heir = { id: 'heir', type: 'signature', signer: 'next_of_kin', need: 'always' }
const form = aForm([
  {
    fields: [
      {
        id: 'decision',
        type: 'choice',
        need: 'always',
        options: [{ id: 'waives', label: { en: 'I give it up' } }],
      },
      {
        id: 'statement',
        type: 'handwriting',
        need: 'always',
        show_if: { all: [{ field: 'decision', op: 'is', value: 'waives' }] },
      },
      { id: 'received', type: 'initials', signer: 'owner', need: 'always' },
      { id: 'heir_received', type: 'initials', signer: 'next_of_kin', need: 'always' },
      owner,
      heir,
    ],
  },
])
const open = (answers: object) => missingAnswers(form, { ...answers }).map(({ field }) => field)

test('what the owner wrote and initialed stands on the sheet that they signed, and what they decided is copied from it', () => {
  expect(open({ owner: signed })).toEqual(['decision', 'heir_received', 'heir'])
  expect(open({ owner: signed, decision: 'waives' })).toEqual(['heir_received', 'heir'])
  const asked = toSign(form, { owner: signed, decision: 'waives' })
  expect([asked?.statements, asked?.initials.map(({ id }) => id)]).toEqual([[], ['heir_received']])
  expect(toSign(form, { owner: signed, heir: signed, decision: 'waives' })?.isDone).toBe(true)
})

test('whoever signed a part of it on a screen writes and initials there', () => {
  const second = aForm([
    { fields: [{ ...owner, id: 'plan' }, owner, { id: 'statement', type: 'handwriting', need: 'always' }] },
  ])
  const missing = (answers: object) => missingAnswers(second, { ...answers }).map(({ field }) => field)
  expect(missing({ plan: { ...typed, ...consent }, owner: signed })).toEqual(['statement'])
  expect(missing({ plan: signed, owner: signed })).toEqual([])
})

test('a form that is not signed on paper refuses the photos of a sheet in plain words', () => {
  const schema = answersSchema(aForm([{ fields: [{ ...owner, not_on_paper: true }] }]))
  const [issue] = schema.safeParse({ owner: signed }).error?.issues ?? []
  expect([issue?.path, issue?.message]).toEqual([['owner'], 'This can’t be signed on paper.'])
  expect(answersSchema(aForm([{ fields: [owner] }])).safeParse({ owner: signed }).success).toBe(true)
  expect(schema.safeParse({ owner: { ...typed, ...consent } }).success).toBe(true)
})
