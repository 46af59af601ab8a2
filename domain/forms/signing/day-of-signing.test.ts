import { expect, test } from 'vitest'
import { aForm } from '../a-form.fixture.ts'
import { dayCountedFrom, daysToChange } from './day-of-signing.ts'

const counting = (day: string) =>
  aForm([
    {
      fields: [
        { id: day, type: 'date' },
        { id: 'last_day', type: 'calculated', formula: `last_day_to_cancel(${day})` },
      ],
    },
  ])
const [monday, tuesday] = ['2026-11-09', '2026-11-10']
const agreement = { id: 'a', form: counting('form_date'), answers: { form_date: monday }, isSigned: false }
const waiver = {
  id: 'b',
  form: counting('agreement_date'),
  answers: { agreement_date: monday },
  isSigned: false,
}

test('a form says from which of its days the days to cancel are counted', () => {
  expect(dayCountedFrom(agreement.form)).toBe('form_date')
  expect(dayCountedFrom(aForm([{ fields: [{ id: 'form_date', type: 'date' }] }]))).toBeNull()
})

test('signed after midnight, the agreement bears the new day, and the papers that count from it follow', () => {
  expect(daysToChange([agreement, waiver], tuesday)).toEqual([
    { id: 'a', field: 'form_date', on: tuesday },
    { id: 'b', field: 'agreement_date', on: tuesday },
  ])
  expect(daysToChange([agreement, waiver], monday)).toEqual([])
})

test('a waiver of an agreement that was signed on an earlier day keeps that day', () => {
  expect(daysToChange([waiver], tuesday)).toEqual([])
  expect(daysToChange([{ ...agreement, isSigned: true }, waiver], tuesday)).toEqual([])
})

test('a paper that nobody dated yet gets the day of the agreement that is signed with it', () => {
  const undated = { ...waiver, answers: {} }
  expect(daysToChange([agreement, undated], monday)).toEqual([
    { id: 'b', field: 'agreement_date', on: monday },
  ])
  expect(daysToChange([{ ...agreement, isSigned: true }, undated], monday)).toEqual([])
})

test('an agreement without a day gets the day of signing', () => {
  expect(daysToChange([{ ...agreement, answers: {} }], tuesday)).toEqual([
    { id: 'a', field: 'form_date', on: tuesday },
  ])
})
