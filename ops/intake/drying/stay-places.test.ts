import { expect, test } from 'vitest'
import { stayPlaces } from './stay-places.ts'

const placed_at = '2026-11-22T14:00:00.000Z'
const moved = '2026-11-26T15:00:00.000Z'

test('a dehumidifier that was moved from the hall to the bath stood in each from its own day', () => {
  const rooms = [
    { room: 'Hall', from: placed_at },
    { room: 'Hall', from: '2026-11-23T14:00:00.000Z' },
    { room: 'Bath', from: moved },
  ]
  expect(stayPlaces({ rooms, room: 'Bath', placed_at, pulled_at: null })).toEqual([
    { room: 'Hall', from: placed_at, until: moved },
    { room: 'Bath', from: moved, until: null },
  ])
})

test('where the rooms are not known the last one stands for the whole stay', () => {
  expect(stayPlaces({ room: 'Bath', placed_at, pulled_at: moved })).toEqual([
    { room: 'Bath', from: placed_at, until: moved },
  ])
})
