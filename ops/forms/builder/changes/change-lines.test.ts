import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { changeLines } from './change-lines.ts'

const legal = (version: number) => ({
  id: 'pay',
  type: 'legal',
  block: 'payment',
  version,
  label: { en: 'Payment' },
})
const text = (id: string, more: object = {}) => ({ id, type: 'short_text', label: { en: id }, ...more })

test('what another version changes is said in words of the office', () => {
  const before = aForm([
    { id: 'job', fields: [text('cause'), text('note')] },
    { id: 'terms', fields: [legal(3)] },
  ])
  const after = aForm([
    { id: 'more', fields: [text('pets')] },
    {
      id: 'job',
      show_if: { all: [{ field: 'pets', op: 'answered' }] },
      fields: [text('cause', { need: 'always', help: { en: 'Where' } }), legal(4)],
    },
  ])
  expect(
    changeLines(before, { ...after, states: ['OH'] }).map(
      ({ sign, label, what }) => `${sign} ${label}: ${what}`,
    ),
  ).toEqual([
    '~ The form: States',
    '+ Section 1: New section',
    '~ Section 2: Title, Shown if',
    '− Section 2: Section removed',
    '+ pets: New field',
    '~ cause: Help, Required',
    '~ Payment: Text 3 became text 4',
    '− note: Removed',
  ])
  expect(changeLines(before, before)).toEqual([])
})
