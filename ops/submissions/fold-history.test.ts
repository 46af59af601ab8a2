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

test('messages of one kind in a row of alerts are one line with everyone they went to, and the time of the first', () => {
  const sent = (receiver: string, channel: string, at: string) => ({
    ...entry('alert.delivered', '', at),
    payload: { receiver, channel, dispatch: 'kept' },
  })
  const lines = foldHistory([
    sent('Bo', 'text', '6'),
    sent('Bo', 'mail', '5'),
    sent('Ann', 'text', '4'),
    entry('lead.noted', 'Ivy', '3'),
    sent('Bo', 'text', '2'),
    sent('Bo', 'text', '1'),
  ])
  expect(
    lines.map(({ name, payload, at, first_at, count }) => [name, payload['receiver'], first_at, at, count]),
  ).toEqual([
    ['alert.delivered', 'Bo, Ann', '4', '6', 2],
    ['alert.delivered', 'Bo', '5', '5', 1],
    ['lead.noted', undefined, '3', '3', 1],
    ['alert.delivered', 'Bo', '1', '2', 2],
  ])
})
