import { expect, test } from 'vitest'
import { answerFields, answerWords, choiceFields } from './answer-words.ts'
import { answeredLine } from './answered-line.ts'

const told = (payload: Record<string, unknown>) =>
  answeredLine({ payload, by: null, isToSelf: false, receiver: null, receivers: [] })

test.each(choiceFields)('the history tells what a customer chose for %s', (field) => {
  const { name, choices } = answerWords[field]
  for (const { value, label } of choices)
    expect(told({ fields: [field], choices: { [field]: value } })).toBe(
      `Customer added details: ${name} (${label})`,
    )
})

test('of what a customer wrote, and of a choice taken back, the history tells only which it was', () => {
  const written = answerFields.filter((field) => answerWords[field].choices === undefined)
  expect(written).toEqual(['town', 'text_consent', 'message'])
  expect(told({ fields: ['town', 'rooms'], choices: { rooms: null } })).toBe(
    'Customer added details: where, rooms',
  )
})
