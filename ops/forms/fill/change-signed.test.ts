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
  const of = (filled: typeof answers | { price: number }) => changeOf({ form, filled, isFix: false }, change)
  expect(of(answers)).toEqual({ clears: ['company'], asks: null })
  expect(changeOf({ form, filled: answers, isFix: false }, { ...change, answer: 480_000 }).clears).toEqual([])
  expect(of({ price: 480_000 }).clears).toEqual([])
})

test('where the customer has signed, and in a fix, nothing is changed before somebody says why', () => {
  const change = { field: 'price', answer: 520_000 }
  const filled = { price: 480_000, company, owner: signed('Nora Trillium') }
  expect(changeOf({ form, filled, isFix: false }, change)).toEqual({
    clears: ['company', 'owner'],
    asks: { ...change, who: ['Ivy Starling', 'Nora Trillium'] },
  })
  const own = { price: 480_000, company }
  expect(changeOf({ form, filled: own, isFix: true }, change).asks?.who).toEqual(['Ivy Starling'])
})

test('who signs once more says why', () => {
  const change = { field: 'company', answer: undefined }
  expect(changeOf({ form, filled: { company }, isFix: false }, change)).toEqual({
    clears: [],
    asks: { ...change, who: ['Ivy Starling'] },
  })
  expect(changeOf({ form, filled: {}, isFix: false }, change).asks).toBeNull()
})
