import { expect, test } from 'vitest'
import { isFoundIn } from './search-words.ts'

const told = 'MR-2611-005 Irma O’Lupine +13305550117 12 Larkspur Lane Boardman 44512 Élan'

test.each([
  'irma o’lupine boardman',
  'lup irma',
  'Lupine, Irma',
  '2611-005',
  '2611 005',
  'mr-2611-005',
  '005',
  '(330) 555-0117',
  '+1 330 555 01 17',
  '0117',
  'irma 555-0117',
  'larkspur 12',
  '12',
  'élan',
])('%j finds a text that has each of its words', (typed) => {
  expect(isFoundIn(told, typed)).toBe(true)
})

test.each(['irmaa', 'rma', 'irma niles', '17', '005-2611', '5550118', 'irma 555-0118'])(
  '%j does not find it',
  (typed) => {
    expect(isFoundIn(told, typed)).toBe(false)
  },
)
