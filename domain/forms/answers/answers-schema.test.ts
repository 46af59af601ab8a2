import { expect, test } from 'vitest'
import { aForm } from '../a-form.fixture.ts'
import { answersJsonSchema, answersSchema } from './answers-schema.ts'

const form = aForm([
  {
    fields: [
      { id: 'note', type: 'short_text' },
      { id: 'grade', type: 'number', min: 0, max: 5 },
      { id: 'way', type: 'choice', options: [{ id: 'dry', label: { en: 'Dry' } }] },
      { id: 'signed', type: 'signature', signer: 'owner' },
      { id: 'statement', type: 'handwriting' },
      { id: 'lines', type: 'table', columns: [{ id: 'qty', label: { en: 'Qty' }, type: 'number' }] },
      { id: 'terms', type: 'info', text: { en: 'Read this.' } },
    ],
  },
])
const consent = { read_to_end: true, intends_to_sign: true, agrees_to_electronic: true, copy_to: 'email' }
const at = '2026-11-10T18:00:00Z'
const ink = { height: 400, strokes: [[10, 10, 0, 40, 60, 12]] }

test('takes an answer of its own kind for each field', () => {
  const answers = {
    note: 'Front door',
    grade: 4,
    way: 'dry',
    signed: { way: 'drawn', name: 'Nora Trillium', at, ink, ...consent },
    statement: { ink, at },
    lines: [{ id: '01890000-0000-7000-8000-000000000001', cells: { qty: 2 } }],
  }
  expect(answersSchema(form).parse(answers)).toEqual(answers)
  expect(answersSchema(form).parse({})).toEqual({})
})

test.each([
  ['a field that the form doesn’t have', { other: 1 }],
  ['an answer to what is only read', { terms: 'yes' }],
  ['a number out of its range', { grade: 6 }],
  ['an option that isn’t offered', { way: 'wet' }],
  ['a statement that was typed', { statement: 'Water everywhere' }],
  ['a signature without consent', { signed: { way: 'typed', name: 'Nora Trillium', at } }],
  [
    'a refusal where none may be given',
    { signed: { way: 'declined', name: 'Nora', at, reason: 'no', witness: 'Ivy' } },
  ],
  [
    'ink that reaches out of its sheet',
    { statement: { at, ink: { height: 400, strokes: [[1001, 10, 0]] } } },
  ],
  ['ink without time', { statement: { at, ink: { height: 400, strokes: [[1, 10]] } } }],
  [
    'a column that the table doesn’t have',
    { lines: [{ id: '01890000-0000-7000-8000-000000000001', cells: { no: 2 } }] },
  ],
])('refuses %s', (_, answers) => {
  expect(answersSchema(form).safeParse(answers).success).toBe(false)
})

test('tells other programs what it takes', () => {
  expect(answersJsonSchema(form)).toMatchObject({
    type: 'object',
    additionalProperties: false,
    properties: { grade: { type: 'number', minimum: 0, maximum: 5 } },
  })
})
