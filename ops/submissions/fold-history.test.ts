import { expect, test } from 'vitest'
import { foldHistory } from './fold-history.ts'

const entry = (name: string, by: string, at: string) => ({ id: at, name, by, at, payload: {} })

test('photos that one person added in a row are one line, with the time of the last', () => {
  const lines = foldHistory([
    entry('lead.photo_added', 'Ivy', '4'),
    entry('lead.photo_added', 'Ivy', '3'),
    entry('lead.photo_added', 'Theo', '2'),
    entry('lead.noted', 'Ivy', '1'),
    entry('lead.noted', 'Ivy', '0'),
  ])
  expect(lines.map(({ name, by, at, count }) => [name, by, at, count])).toEqual([
    ['lead.photo_added', 'Ivy', '4', 2],
    ['lead.photo_added', 'Theo', '2', 1],
    ['lead.noted', 'Ivy', '1', 1],
    ['lead.noted', 'Ivy', '0', 1],
  ])
})
