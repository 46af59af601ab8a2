import { expect, test } from 'vitest'
import { phonesIn } from './phones-in.ts'

test.each([
  ['call me at 330 555 0117 pls', ['+13305550117']],
  ['my cell (330)555-0117, or 1-724-555-0131.', ['+13305550117', '+17245550131']],
  ['3305550117 3305550117', ['+13305550117']],
  ['+1 330.555.0117', ['+13305550117']],
  ['policy 123456789012, built 1974, 411 Larkspur Lane 44512', []],
  ['claim 33055501171', []],
  ['130 555 0117', []],
])('in “%s” the numbers are %o', (text, numbers) => {
  expect(phonesIn(text)).toEqual(numbers)
})
