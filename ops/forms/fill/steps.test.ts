import { expect, test } from 'vitest'
import { pathOf } from '#domain/forms/answers/path.ts'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import {
  afterChoice,
  atEnd,
  beginsAt,
  firstOpen,
  leftToHandOver,
  offeredAtEnd,
  progressOf,
  stepAfter,
  stepBefore,
  stepsOf,
} from './steps.ts'

const form = aForm([
  {
    fields: [
      { id: 'customer', type: 'short_text', fact: 'customer.name', need: 'always' },
      { id: 'claim', type: 'short_text', fact: 'insurance.claim' },
    ],
  },
  {
    fields: [
      { id: 'source', type: 'yes_no', need: 'always' },
      { id: 'why', type: 'short_text', show_if: { all: [{ field: 'source', op: 'is', value: 'no' }] } },
      { id: 'read_this', type: 'info', text: { en: 'Read this.' } },
    ],
  },
  { fields: [{ id: 'notes', type: 'long_text' }] },
])

const ids = (answers: Record<string, string>) => stepsOf(pathOf(form, answers)).map(({ id }) => id)

test('what the job says is not asked, what it should say and doesn’t is, and so is only what is shown', () => {
  expect(ids({ customer: 'Nora Trillium' })).toEqual(['source', 'read_this', 'notes'])
  expect(ids({ source: 'no' })).toEqual(['customer', 'source', 'why', 'read_this', 'notes'])
})

test('a form opens at its first missing answer, not at one that may stay open, and then at what the company signs', () => {
  const opensAt = (given: FormDefinition, answers: Record<string, unknown>) =>
    firstOpen(given, pathOf(given, answers), answers)
  expect(opensAt(form, { customer: 'Nora Trillium' })).toBe('source')
  const whole = { customer: 'Nora Trillium', source: 'yes' }
  expect(opensAt(form, whole)).toBe(atEnd)
  const fixedAt = (asked: string) =>
    beginsAt(form, pathOf(form, whole), { answers: whole, asked, isFresh: false })
  expect([fixedAt('notes'), fixedAt('gone')]).toEqual(['notes', atEnd])
  const fresh = { answers: whole, asked: null, isFresh: true }
  expect(beginsAt(form, pathOf(form, whole), fresh)).toBe('notes')
  const toSign = aForm([
    {
      fields: [
        { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
        { id: 'price', type: 'money', need: 'always' },
        { id: 'company', type: 'signature', signer: 'representative', need: 'always' },
      ],
    },
  ])
  expect(opensAt(toSign, {})).toBe('price')
  expect(opensAt(toSign, { price: 480_000 })).toBe('company')
})

test('a choice leads to what it asks for, else to the next step', () => {
  const leadsTo = (answer: string, field = 'source') => afterChoice(form, {}, { field, answer })
  expect([leadsTo('no'), leadsTo('yes'), leadsTo('Wet', 'notes')]).toEqual(['why', 'read_this', atEnd])
})

test('the signature that cancels is printed blank: nobody comes to it where the notice is filled in', () => {
  const notice = aForm([
    { fields: [{ id: 'signed_on', type: 'date', need: 'always' }] },
    {
      fields: [
        { id: 'canceled_on', type: 'date' },
        { id: 'cancel_signature', type: 'signature', signer: 'owner' },
      ],
    },
  ])
  const path = pathOf(notice, {})
  expect(stepsOf(path).map(({ id }) => id)).toEqual(['signed_on'])
  expect(stepAfter(path, 'signed_on')).toBe(atEnd)
  expect(progressOf(notice, path, 'signed_on').map(({ all }) => all)).toEqual([1])
})

test('what the customer reads, decides and signs on the phone that is handed to them is no step of filling in', () => {
  const text = { id: 'terms', type: 'info', text: { en: 'Terms.' } }
  const price = { id: 'price', type: 'money', need: 'always' }
  const signature = (signer: string) => ({ id: signer, type: 'signature', signer, need: 'always' })
  const stepsIn = (...fields: object[]) => {
    const given = aForm([{ fields }])
    const path = pathOf(given, {})
    return stepsOf(path, leftToHandOver(given, path)).map(({ id }) => id)
  }
  expect(stepsIn(text, price, signature('owner'), signature('representative'))).toEqual([
    'price',
    'representative',
  ])
  expect(stepsIn(text, price, signature('technician'))).toEqual(['terms', 'price', 'technician'])
})

test('a form goes on to the next question and back, and ends', () => {
  const path = pathOf(form, { customer: 'Nora Trillium', source: 'yes' })
  expect([stepAfter(path, 'customer'), stepAfter(path, 'source'), stepAfter(path, 'notes')]).toEqual([
    'source',
    'read_this',
    atEnd,
  ])
  expect([stepBefore(path, 'source'), stepBefore(path, 'notes'), stepBefore(path, atEnd)]).toEqual([
    null,
    'read_this',
    'notes',
  ])
})

test('how far a section is counts its questions that are shown', () => {
  const path = pathOf(form, { customer: 'Nora Trillium', source: 'no' })
  expect(progressOf(form, path, 'why').map(({ all, done, isHere }) => [done, all, isHere])).toEqual([
    [1, 2, false],
    [1, 2, true],
    [0, 1, false],
  ])
})

test('what mostly stays open is not asked on the way, and offered at the end until someone answers it', () => {
  const needed = { all: [{ field: 'source', op: 'is', value: 'no' }] }
  const asked = aForm([
    {
      fields: [
        { id: 'source', type: 'yes_no', need: 'always' },
        { id: 'areas', type: 'long_text', asked_last: true },
        { id: 'why', type: 'long_text', asked_last: true, need: needed },
      ],
    },
  ])
  const at = (answers: Record<string, string>) => {
    const path = pathOf(asked, answers)
    return [stepsOf(path), offeredAtEnd(path)].map((fields) => fields.map(({ id }) => id))
  }
  expect(at({})).toEqual([['source'], ['areas', 'why']])
  expect(at({ source: 'no' })).toEqual([['source', 'why'], ['areas']])
  expect(at({ source: 'yes', areas: 'Kitchen' })).toEqual([['source'], ['why']])
})
