import { expect, test } from 'vitest'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import {
  beginsWith,
  changedByOffice,
  followJob,
  isChangedHere,
  isLinked,
  isSignedByAnyone,
} from './link-facts.ts'

const form = aForm([
  {
    fields: [
      { id: 'customer', type: 'short_text', fact: 'customer.name' },
      { id: 'claim', type: 'short_text', fact: 'insurance.claim' },
      { id: 'form_date', type: 'date', fact: 'form.date' },
      { id: 'owner', type: 'signature', signer: 'owner' },
    ],
  },
])
const begun = { customer: 'Nora Trillium', form_date: '2026-11-10' }

test('an answer that came from the job follows it, and one that was typed instead stays', () => {
  const draft = { answers: { ...begun, customer: 'Nora and Paul Trillium' }, seen: begun }
  const now = { ...begun, customer: 'Nora Trillium-Aster', claim: 'MM-71092' }
  expect(followJob(draft, now)).toEqual({ answers: { claim: 'MM-71092' }, seen: now })
  expect(followJob({ answers: begun, seen: begun }, now)?.answers).toEqual({
    customer: 'Nora Trillium-Aster',
    claim: 'MM-71092',
  })
  expect(followJob(draft, begun)).toBe(null)
  expect(['customer', 'form_date', 'claim'].map((field) => isLinked(draft, field))).toEqual([
    false,
    true,
    false,
  ])
})

test('what the job no longer says is taken out', () => {
  const before = { ...begun, claim: 'MM-71092' }
  expect(followJob({ answers: before, seen: before }, begun)?.answers).toEqual({ claim: undefined })
})

test('what the office changed since the form was begun is told, but not that another day has come', () => {
  const seen = { customer: 'Nora Trillium', claim: 'MM-71092', form_date: '2026-11-11' }
  const draft = { answers: seen, seen, began_with: begun }
  const rest = {
    id: '1',
    job_id: null,
    form: 'a-form',
    title: 'A form',
    version: 1,
    began_at: 1,
    changed_at: 1,
  }
  const changed = changedByOffice(form, { ...rest, language: 'en', ...draft })
  expect(changed.map(({ id }) => id)).toEqual(['claim'])
})

test('once someone has signed, the form stays as they signed it', () => {
  expect(isSignedByAnyone(form, {})).toBe(false)
  expect(isSignedByAnyone(form, { owner: { way: 'typed', name: 'Nora' } })).toBe(true)
})

test('a fix of what someone signed begins with what they signed and nothing more, and the job flows in once it is to be signed anew', () => {
  const owner = { way: 'typed', name: 'Nora Trillium', at: '2026-11-10T15:00:00.000Z' }
  const [linked, signed] = [
    { ...begun, claim: 'MM-71092' },
    { ...begun, owner },
  ]
  expect(beginsWith(form, { answers: begun, linked })).toEqual({ answers: linked, seen: linked })
  const fix = beginsWith(form, { answers: signed, linked })
  expect(fix).toEqual({ answers: signed, seen: begun })
  expect(followJob({ ...fix, answers: begun }, linked)?.answers).toEqual({ claim: 'MM-71092' })
})

test('only what somebody answered otherwise than the job is told as changed here', () => {
  const named = aForm([
    {
      fields: [
        { id: 'customer', type: 'short_text', fact: 'customer.name' },
        { id: 'technician', type: 'short_text', fact: 'technician.name' },
        { id: 'form_date', type: 'date', fact: 'form.date' },
        { id: 'agreed', type: 'date', fact: 'agreement.date' },
      ],
    },
  ])
  const seen = {
    customer: 'Nora Trillium',
    technician: 'June',
    form_date: '2026-11-12',
    agreed: '2026-11-12',
  }
  const answers = {
    customer: 'N. Trillium',
    technician: 'Ivy',
    form_date: '2026-11-10',
    agreed: '2026-11-10',
  }
  const changed = (kept: Readonly<Record<string, string>>) =>
    fieldsOf(named).filter((field) => isChangedHere({ answers, seen, kept }, field))
  expect(changed({}).map(({ id }) => id)).toEqual(['customer'])
  // A fix that nobody has touched.
  expect(changed(answers)).toEqual([])
})
