import { expect, test } from 'vitest'
import { callBacksOf, whatToSay, type Waited } from './call-backs.ts'

const days = { promised: 15, since: '2026-08-25', until: '2026-11-22' }
const of = (...waited: [Waited['minutes'], number][]) =>
  callBacksOf(
    days,
    waited.map(([minutes, count]) => ({ minutes, count })),
  )

test('a call after exactly the minutes that were promised keeps the promise, and one a minute later does not', () => {
  expect(of([16, 1], [15, 1], [3, 2])).toMatchObject({ count: 4, kept: 3 })
})

test('a request that nobody has answered breaks it, and stands behind all others', () => {
  const { kept, count, waited } = of([null, 1], [2, 1], [40, 1])
  expect([kept, count]).toEqual([1, 3])
  expect(waited.map(({ minutes }) => minutes)).toEqual([2, 40, null])
})

test.each([
  {
    waited: [
      [4, 1],
      [6, 1],
      [90, 1],
    ],
    median: 6,
  },
  {
    waited: [
      [4, 1],
      [6, 1],
      [8, 1],
      [90, 1],
    ],
    median: 6,
  },
  {
    waited: [
      [5, 1],
      [5, 1],
      [5, 2],
    ],
    median: 5,
  },
  {
    waited: [
      [4, 1],
      [null, 1],
    ],
    median: 4,
  },
  {
    waited: [
      [4, 1],
      [null, 2],
    ],
    median: null,
  },
  { waited: [], median: null },
] satisfies { waited: [number | null, number][]; median: number | null }[])(
  'half of those who waited $waited heard from us within $median minutes',
  ({ waited, median }) => {
    expect(of(...waited).median).toBe(median)
  },
)

test.each([
  { waited: [[5, 19]], claim: 'nothing' },
  { waited: [[5, 20]], claim: 'kept' },
  {
    waited: [
      [5, 18],
      [16, 2],
    ],
    claim: 'kept',
  },
  {
    waited: [
      [5, 17],
      [16, 3],
    ],
    claim: 'median',
  },
  {
    waited: [
      [5, 5],
      [null, 15],
    ],
    claim: 'nothing',
  },
] satisfies { waited: [number | null, number][]; claim: string }[])(
  'of $waited the website says: $claim',
  ({ waited, claim }) => {
    expect(whatToSay(of(...waited))).toBe(claim)
  },
)
