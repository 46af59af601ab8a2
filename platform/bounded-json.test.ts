import { expect, test } from 'vitest'
import { isBoundedJson, opensMoreThan } from './bounded-json.ts'

const most = { values: 10, numbers: 100, depth: 4, letters: 5 }
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

test.each([
  ['nothing', null],
  ['texts, numbers and what is true', { a: 'dry', b: 4.5, c: [true, 'wet', null] }],
  ['a long list of points, which counts by itself', { ink: Array.from({ length: 100 }, (_, n) => n) }],
  ['as deep as it may be', nested(4)],
])('takes %s', (_, value) => {
  expect(isBoundedJson(value, most)).toBe(true)
})

test.each([
  ['what JSON has no word for', { a: undefined }],
  ['a number that is none', { a: Number.NaN }],
  ['a list with a hole', Array.from({ length: 2 })],
  ['a date', { a: new Date(0) }],
  ['more values than it may have', Array.from({ length: 10 }, () => ({}))],
  ['more points than it may have', Array.from({ length: 101 }, (_, n) => n)],
  ['more points in several lists', Array.from({ length: 3 }, () => Array.from({ length: 40 }, () => 1))],
  ['a text that is too long', ['longer']],
  ['a name that is too long', { longer: 1 }],
  ['one step deeper', nested(5)],
  ['so deep that no recursion returns from it', nested(200_000)],
])('refuses %s', (_, value) => {
  expect(isBoundedJson(value, most)).toBe(false)
})

test('what a text opens is counted before it is parsed', () => {
  expect(opensMoreThan('{"a":[{},[]]}', 4)).toBe(false)
  expect(opensMoreThan('{"a":[{},[]]}', 3)).toBe(true)
})
