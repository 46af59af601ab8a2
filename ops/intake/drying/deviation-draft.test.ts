import { expect, test } from 'vitest'
import { enDeviation } from '../../words/en-deviation.ts'
import { deviationOf, emptyDeviation, reasonsFor } from './deviation-draft.ts'

test('a usual reason says enough by itself, another one has to be typed', () => {
  const read = (reason: Parameters<typeof deviationOf>[0]['reason'], note = '') =>
    deviationOf({ reason, note }, enDeviation)
  expect(deviationOf(emptyDeviation, enDeviation)).toEqual({
    said: null,
    faults: { reason: 'Choose a reason.' },
  })
  expect(read('covered')).toEqual({ said: { reason: 'covered', note: '' }, faults: {} })
  expect(read('other', ' ')).toEqual({
    said: null,
    faults: { note: 'Write why. Words like “n/a” are no reason.' },
  })
  expect(read('other', 'n/a').said).toBe(null)
  expect(read('other', ' A wall was opened. ').said).toEqual({ reason: 'other', note: 'A wall was opened.' })
})

test('four usual reasons are offered for fewer machines, four others for more, and for any without a figure', () => {
  const fewer = reasonsFor({ recommended: 5, placed: 4 })
  const more = reasonsFor({ recommended: 5, placed: 6 })
  expect([fewer.length, more.length]).toEqual([5, 5])
  expect(fewer.filter((reason) => more.includes(reason))).toEqual(['other'])
  expect(reasonsFor({ recommended: 'n/a', placed: 1 })).toEqual(more)
})
