import { expect, test } from 'vitest'
import { aForm } from '../a-form.fixture.ts'
import { fieldsOf } from '../definition/definition.ts'
import { missingAnswers } from '../answers/missing.ts'
import { isForHandOver, toSign } from './to-sign.ts'

const ink = { ink: { height: 400, strokes: [[1, 2, 3]] }, at: '2026-11-10T15:00:00.000Z' }
const signed = {
  way: 'drawn',
  name: 'Nora Trillium',
  ...ink,
  read_to_end: true,
  intends_to_sign: true,
  agrees_to_electronic: true,
  copy_to: 'none',
}
const signature = (id: string, signer: string, more: object = {}) => ({
  id,
  type: 'signature',
  signer,
  need: 'always',
  ...more,
})

const ids = (fields: readonly { id: string }[] = []) => fields.map(({ id }) => id)

test('the customer and their people sign on the phone that is handed to them, the company does not', () => {
  const form = aForm([
    {
      fields: [
        { id: 'received', type: 'initials', signer: 'owner', need: 'always' },
        signature('owner', 'owner'),
        signature('heir', 'next_of_kin'),
        signature('company', 'representative'),
        signature('tech', 'technician'),
      ],
    },
  ])
  const asked = toSign(form, {})
  expect(ids(asked?.signatures)).toEqual(['owner', 'heir'])
  expect(ids(asked?.initials)).toEqual(['received'])
  expect([asked?.missing, asked?.isDone]).toEqual([[], false])
  expect(toSign(form, { received: ink, owner: signed, heir: signed })?.isDone).toBe(true)
})

test('a form that only the company signs, or where nobody needs to sign, is not handed over', () => {
  expect(toSign(aForm([{ fields: [signature('tech', 'technician')] }]), {})).toBeNull()
  const tearOff = aForm([{ fields: [signature('cancel', 'owner', { need: undefined })] }])
  expect(toSign(tearOff, {})).toBeNull()
})

test('what nobody answered yet is named, and is no part of signing', () => {
  const form = aForm([
    { fields: [{ id: 'scope', type: 'short_text', need: 'always' }, signature('owner', 'owner')] },
  ])
  expect(toSign(form, {})?.missing).toEqual([{ field: 'scope', why: 'answer' }])
  expect(toSign(form, { scope: 'Extraction' })?.missing).toEqual([])
})

test('what the customer decides, writes and signs is not asked where the form is filled in', () => {
  const options = [{ id: 'waives', label: { en: 'I give it up' } }]
  const form = aForm([
    {
      fields: [
        { id: 'price', type: 'choice', options },
        { id: 'decision', type: 'choice', options },
        {
          id: 'statement',
          type: 'handwriting',
          show_if: { all: [{ field: 'decision', op: 'is', value: 'waives' }] },
        },
        signature('owner', 'owner'),
        signature('adjuster', 'adjuster', { need: undefined }),
        signature('tech', 'technician'),
      ],
    },
  ])
  const later = fieldsOf(form).filter((field) => isForHandOver(form, field))
  expect(ids(later)).toEqual(['decision', 'statement', 'owner'])
})

test('whoever writes a statement by hand decides whether to, and may skip it', () => {
  const form = aForm([
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
  const before = toSign(form, { owner: signed })
  expect([ids(before?.decisions), ids(before?.statements), before?.isDone]).toEqual([['decision'], [], false])
  const waives = toSign(form, { owner: signed, decision: 'waives' })
  expect([ids(waives?.statements), waives?.missing, waives?.isDone]).toEqual([['statement'], [], false])
  expect(toSign(form, { owner: signed, decision: 'waives', statement: ink })?.isDone).toBe(true)
  expect(toSign(form, { owner: signed, decision: 'keeps' })?.isDone).toBe(true)
})

test('an owner who declines owes no decision and no statement, and the form can be submitted so', () => {
  const form = aForm([
    {
      fields: [
        {
          id: 'decision',
          type: 'choice',
          need: 'always',
          options: [{ id: 'waives', label: { en: 'I give it up' } }],
        },
        { id: 'scope', type: 'short_text', need: 'always' },
      ],
    },
    {
      show_if: { all: [{ field: 'decision', op: 'is', value: 'waives' }] },
      fields: [{ id: 'statement', type: 'handwriting', need: 'always' }],
    },
    {
      fields: [
        { id: 'received', type: 'initials', signer: 'owner', need: 'always' },
        signature('owner', 'owner', { may_decline: true }),
      ],
    },
  ])
  const declined = {
    way: 'declined',
    name: 'Nora Trillium',
    at: ink.at,
    reason: 'Asks her son',
    witness: 'Ivy',
  }
  const answers = { scope: 'Extraction', owner: declined }
  expect([toSign(form, answers)?.isDone, missingAnswers(form, answers)]).toEqual([true, []])
  expect(missingAnswers(form, { owner: declined }).map(({ field }) => field)).toEqual(['scope'])
  const second = aForm([
    { fields: [signature('received', 'owner', { may_decline: true }), signature('owner', 'owner')] },
    { fields: [{ id: 'statement', type: 'handwriting', need: 'always' }] },
  ])
  const half = { received: declined, owner: signed }
  expect(missingAnswers(second, half).map(({ field }) => field)).toEqual(['statement'])
})

test('a consent is decided by whoever signs, and the form is not signed without their yes or no', () => {
  const options = ['yes', 'no'].map((id) => ({ id, label: { en: id } }))
  const form = aForm([
    {
      fields: [
        { id: 'scope', type: 'choice', need: 'always', options },
        { id: 'may_text', type: 'choice', need: 'always', by_signer: true, options },
        signature('owner', 'owner'),
      ],
    },
  ])
  const later = fieldsOf(form).filter((field) => isForHandOver(form, field))
  expect(ids(later)).toEqual(['may_text', 'owner'])
  const asked = toSign(form, { scope: 'yes', owner: signed })
  expect([ids(asked?.decisions), asked?.missing, asked?.isDone]).toEqual([['may_text'], [], false])
  expect(toSign(form, { scope: 'yes', owner: signed, may_text: 'no' })?.isDone).toBe(true)
})
