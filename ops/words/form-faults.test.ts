import { expect, test } from 'vitest'
import { answerOf } from '#domain/forms/answers/answer-of-field.ts'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { answerFaults } from '#domain/submissions/answer-faults.ts'
import { esFill } from './es-fill.ts'
import { enFill } from './en-fill.ts'

const options = [{ id: 'a', label: { en: 'A' } }]
const fields = [
  { id: 'words', type: 'short_text', need: 'always' },
  { id: 'much', type: 'number', min: 2, max: 9, decimals: 0 },
  { id: 'exact', type: 'number', decimals: 1 },
  { id: 'cost', type: 'money' },
  { id: 'one', type: 'choice', options },
  { id: 'some', type: 'chips', options: [...options, { id: 'b', label: { en: 'B' } }] },
  { id: 'is', type: 'yes_no' },
  { id: 'on', type: 'date' },
  { id: 'at', type: 'time' },
  { id: 'owner', type: 'signature', signer: 'owner', not_on_paper: true },
  { id: 'photos', type: 'photos', need: 'always' },
  {
    id: 'rows',
    type: 'table',
    columns: [{ id: 'c', type: 'text', label: { en: 'C' }, is_needed: true }],
    need: 'always',
  },
]
const form = aForm([{ fields }])
const at = '2026-11-10T15:00:00.000Z'
const paper = {
  way: 'paper',
  name: 'Nora',
  at,
  signed_on: '2026-11-10',
  photos: [{ sha256: 'a'.repeat(64) }],
}

/** What is wrong with each of these answers, in the words of the form. */
const wrong: [field: string, answer: unknown][] = [
  ['words', 'x'.repeat(201)],
  ['words', '\u0000'],
  ['words', 7],
  ['much', 'many'],
  ['much', 1],
  ['much', 10],
  ['much', 2.5],
  ['exact', 1.25],
  ['cost', 0.5],
  ['one', 'z'],
  ['one', 1],
  ['some', ['a', 'a']],
  ['is', 'maybe'],
  ['on', 'today'],
  ['at', '25:00'],
  ['owner', paper],
  ['owner', { ...paper, photos: [] }],
  ['owner', { ...paper, signed_on: 'today' }],
  ['owner', { ...paper, name: '' }],
  ['owner', { way: 'declined', name: 'Nora', at, reason: 'No', witness: 'Ivy' }],
  ['photos', [{ sha256: 'a' }]],
  ['photos', Array.from({ length: 101 }, () => ({ sha256: 'a'.repeat(64) }))],
]

test('why an answer isn’t taken is said in Spanish where the form is filled in in Spanish', () => {
  for (const [id, answer] of wrong) {
    const field = fieldsOf(form).find((each) => each.id === id)
    const [issue] = (field && answerOf(field).safeParse(answer).error?.issues) ?? []
    const sentence = issue?.message ?? ''
    expect([id, sentence]).not.toEqual([id, ''])
    expect([sentence, esFill.fault(sentence)]).not.toEqual([sentence, sentence])
    expect(enFill.fault(sentence)).toBe(sentence)
  }
})

test('what is missing before a form is taken is said in Spanish, too', () => {
  const row = { id: '0199a1f0-0000-7000-8000-000000000000', cells: {} }
  const filled: Parameters<typeof answerFaults>[1]['answers'][] = [{}, { words: 'x', rows: [row] }]
  for (const answers of filled) {
    const told = Object.values(answerFaults(form, { answers, blobs: ['a'.repeat(64)] }) ?? {}).flat()
    expect(told.length).toBeGreaterThan(1)
    for (const sentence of told) expect([sentence, esFill.fault(sentence)]).not.toEqual([sentence, sentence])
  }
})

test('a number in a sentence stays what it is', () => {
  expect(esFill.fault('Enter 2 or more.')).toBe('Escriba 2 o más.')
  expect(esFill.fault('Use no more than 4,000 characters.')).toBe('No use más de 4,000 caracteres.')
})
