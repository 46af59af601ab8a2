import { expect, test } from 'vitest'
import { isSameJson } from './same-json.ts'

const ink = [[1, 2, 3]]

test.each([
  ['the same text', 'dry', 'dry', true],
  ['another text', 'dry', 'wet', false],
  ['a number and its text', 1, '1', false],
  ['names in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['what is undefined and what is missing', { a: 1, b: undefined }, { a: 1 }, true],
  ['what is null and what is missing', { a: null }, {}, false],
  ['a name more', { a: 1 }, { a: 1, b: 2 }, false],
  ['as many names, but others', { a: 1 }, { b: 1 }, false],
  ['a shorter list', [1, 2], [1], false],
  ['a list and an object', [], {}, false],
  ['the same drawing', { ink }, { ink }, true],
  ['another drawing', { ink }, { ink: [[1, 2, 4]] }, false],
  ['nothing and an object', null, {}, false],
])('compares %s', (_, one, other, isSame) => {
  expect([isSameJson(one, other), isSameJson(other, one)]).toEqual([isSame, isSame])
})
