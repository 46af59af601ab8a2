import { expect, test } from 'vitest'
import { isWrittenIn } from './wrote-number.ts'

const phone = '+15405550144'

test.each([
  'call (540) 555-0144 please',
  '1 540.555.0144',
  '+15405550144',
  '５４０ 555 0144',
  '54 05 55 01 44',
  '540 - 555 - 0144',
  'zip 44512, 540 555 0144, or 330 555 0117',
  '540 555 0144\n330 555 0117',
])('it is written in “%s”', (text) => {
  expect(isWrittenIn(text, phone)).toBe(true)
})

test.each([
  'I have 5 rooms and 40 boxes, 555 books, 0144 is my code',
  'policy 99540555014477',
  '5, 40, 555, 0144',
  '540 555',
])('it is not written in “%s”', (text) => {
  expect(isWrittenIn(text, phone)).toBe(false)
})
