import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import { freezeComplete } from '../fill/freeze-form.ts'
import {
  beginSheet,
  daysOfSheet,
  decisionsOnSheet,
  lackingOnSheet,
  shownOnSheet,
  signedOnSheet,
} from './sheet.ts'

const [monday, tuesday] = ['2026-11-09', '2026-11-10']
const at = '2026-11-10T15:00:00.000Z'
const photos = ['a', 'b'].map((digit) => ({ sha256: digit.repeat(64) }))
const sheet = { name: ' Nora Trillium ', signed_on: monday, photos }
const waiver = aForm([
  {
    fields: [
      { id: 'customer', type: 'short_text', fact: 'customer.name' },
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
      { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
      { id: 'heir', type: 'signature', signer: 'next_of_kin' },
      { id: 'company', type: 'signature', signer: 'representative' },
    ],
  },
])

function signatureOf(id: string) {
  const [found] = fieldsOf(waiver).flatMap((field) =>
    field.type === 'signature' && field.id === id ? [field] : [],
  )
  if (!found) throw new Error('There is no such signature.')
  return found
}

test('a sheet is a signature once it has a photo, a name and a day that is not in the future', () => {
  const lacking = (changed: object) => lackingOnSheet({ ...sheet, ...changed }, tuesday)
  expect(lacking({ photos: [] })).toBe('photos')
  expect(lacking({ name: 'N' })).toBe('name')
  expect([lacking({ signed_on: '' }), lacking({ signed_on: '2026-11-11' })]).toEqual(['date', 'later'])
  expect(lacking({ photos: Array.from({ length: 21 }, () => photos).flat() })).toBe('many')
  expect(lacking({ signed_on: tuesday })).toBeNull()
  expect(signedOnSheet({ ...sheet, photos: [] }, { at, today: tuesday })).toBeNull()
  expect(signedOnSheet(sheet, { at, today: tuesday })).toEqual({
    way: 'paper',
    name: 'Nora Trillium',
    at,
    signed_on: monday,
    photos,
  })
})

test('what the photos must show follows from the form, and what was decided on paper is copied from it', () => {
  const shown = (id: string, answers: object) =>
    shownOnSheet(waiver, pathOf(waiver, { ...answers }), signatureOf(id))
  expect(shown('owner', {})).toEqual(['text', 'decision', 'signature', 'date'])
  expect(shown('owner', { decision: 'waives' })).toEqual([
    'text',
    'decision',
    'statement',
    'signature',
    'date',
  ])
  expect(shown('company', { decision: 'waives' })).toEqual(['signature', 'date'])
  const copied = (id: string) => decisionsOnSheet(waiver, pathOf(waiver, {}), signatureOf(id))
  expect([copied('owner').map(({ id }) => id), copied('heir')]).toEqual([['decision'], []])
})

test('whoever signs beside the owner is on the same sheet', () => {
  const owner = signedOnSheet(sheet, { at, today: tuesday })
  const filled = { customer: 'Nora Trillium', ...(owner && { owner: JSON.parse(JSON.stringify(owner)) }) }
  const path = pathOf(waiver, filled)
  const begun = (id: string) => beginSheet({ form: waiver, path, filled }, signatureOf(id), tuesday)
  expect(begun('heir')).toEqual({ name: '', signed_on: monday, photos })
  const fresh = { form: waiver, path: pathOf(waiver, {}), filled: { customer: 'Nora Trillium' } }
  expect(beginSheet(fresh, signatureOf('owner'), tuesday)).toEqual({
    name: 'Nora Trillium',
    signed_on: tuesday,
    photos: [],
  })
})

test('a form is frozen with every photo of its sheet, each named once, and not before', () => {
  const owner = signedOnSheet(sheet, { at, today: tuesday })
  const heir = signedOnSheet({ ...sheet, name: 'Paul Trillium' }, { at, today: tuesday })
  const answers = JSON.parse(JSON.stringify({ customer: 'Nora Trillium', owner, heir }))
  expect(freezeComplete(waiver, answers)).toBeNull()
  expect(freezeComplete(waiver, { ...answers, decision: 'waives' })?.blobs).toEqual(
    photos.map(({ sha256 }) => sha256),
  )
})

test('an agreement bears the day on its sheet, what counts from it follows, and what was signed before stays', () => {
  const counting = (day: string) =>
    aForm([
      {
        fields: [
          { id: day, type: 'date' },
          { id: 'last_day', type: 'calculated', formula: `last_day_to_cancel(${day})` },
        ],
      },
    ])
  const draft = {
    form: 'f',
    version: 1,
    job_id: null,
    language: 'en',
    title: 'F',
    began_at: 1,
    changed_at: 1,
  } as const
  const agreement = {
    draft: { ...draft, id: 'a', answers: { form_date: tuesday } },
    form: counting('form_date'),
    isSigned: true,
  }
  const following = {
    draft: { ...draft, id: 'b', answers: { agreement_date: tuesday } },
    form: counting('agreement_date'),
    isSigned: false,
  }
  expect(daysOfSheet([agreement, following], { id: 'a', on: monday })).toEqual([
    { id: 'a', field: 'form_date', on: monday },
    { id: 'b', field: 'agreement_date', on: monday },
  ])
  expect(daysOfSheet([agreement, { ...following, isSigned: true }], { id: 'a', on: monday })).toHaveLength(1)
  expect(daysOfSheet([agreement, following], { id: 'b', on: monday })).toEqual([])
})
