import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { changeOf } from './change-signed.ts'

const form = aForm([
  {
    fields: [
      { id: 'price', type: 'money', need: 'always' },
      { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
      { id: 'company', type: 'signature', signer: 'representative', need: 'always' },
    ],
  },
])
const signed = (name: string) => ({ way: 'typed', name, at: '2026-11-10T15:00:00.000Z' })
const company = signed('Ivy Starling')

test('a change after the company signed takes its signature away, and the same answer again takes nothing', () => {
  const answers = { price: 480_000, company }
  const change = { field: 'price', answer: 520_000 }
  expect(changeOf(form, answers, change)).toEqual({ clears: ['company'], asks: null })
  expect(changeOf(form, answers, { ...change, answer: 480_000 }).clears).toEqual([])
  expect(changeOf(form, { price: 480_000 }, change).clears).toEqual([])
})

test('where the customer has signed, nothing is changed before somebody agrees that they sign again', () => {
  const answers = { price: 480_000, company, owner: signed('Nora Trillium') }
  expect(changeOf(form, answers, { field: 'price', answer: 520_000 })).toEqual({
    clears: ['company', 'owner'],
    asks: { field: 'price', answer: 520_000, who: ['Nora Trillium'] },
  })
  expect(changeOf(form, answers, { field: 'company', answer: undefined }).asks).toBeNull()
})
