import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import { answersToShow } from './answers-to-show.ts'

const is = (field: string, value: string) => ({ all: [{ field, op: 'is', value }] })
const form = aForm([
  {
    fields: [
      { id: 'sewage', type: 'yes_no' },
      {
        id: 'rooms',
        type: 'chips',
        show_if: is('sewage', 'yes'),
        options: [{ id: 'bath', label: { en: 'Bath' } }],
      },
      {
        id: 'clean',
        type: 'short_text',
        show_if: { all: [{ field: 'sewage', op: 'is_not', value: 'yes' }] },
      },
    ],
  },
  {
    show_if: is('rooms', 'bath'),
    fields: [
      { id: 'depth', type: 'number' },
      { id: 'pump', type: 'short_text', show_if: { any: [{ field: 'depth', op: 'at_least', value: 3 }] } },
      { id: 'never', type: 'short_text', show_if: is('sewage', 'no') },
    ],
  },
])

test('a field is brought onto the path by answering what it and its section ask about', () => {
  const answers = answersToShow(form, 'pump', {})
  expect(answers).toEqual({ sewage: 'yes', rooms: ['bath'], depth: 3 })
  expect(pathOf(form, answers).isShown('pump')).toBe(true)
})

test('an answer that hides it is taken out, and one that shows it already stays', () => {
  expect(answersToShow(form, 'clean', { sewage: 'yes' })).toEqual({})
  const given = { sewage: 'no' }
  expect(answersToShow(form, 'clean', given)).toBe(given)
})

test('where no answers lead to it, those that were given stay', () => {
  const given = { sewage: 'yes' }
  expect(answersToShow(form, 'never', given)).toBe(given)
})
