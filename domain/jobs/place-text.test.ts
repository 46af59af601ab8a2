import { expect, test } from 'vitest'
import { placeText, readPlace, type PlaceFacts } from './place-text.ts'

test.each<[string, PlaceFacts]>([
  [
    '1187 Larkspur Lane, Boardman, OH 44512',
    { address: '1187 Larkspur Lane', town: 'Boardman', state: 'OH', zip: '44512' },
  ],
  ['1187 Larkspur Lane Boardman', { address: '1187 Larkspur Lane', town: 'Boardman' }],
  ['14 Quarry Lane, Lisbon', { address: '14 Quarry Lane', town: 'Lisbon' }],
  [
    '12 Oak St, Rear, New Castle, Pennsylvania',
    { address: '12 Oak St, Rear', town: 'New Castle', state: 'PA' },
  ],
  ['boardman', { town: 'boardman' }],
  ['Boardman Ohio', { town: 'Boardman', state: 'OH' }],
  ['44512 Market Street', { address: '44512 Market Street' }],
  ['9 Mill Street, Pulaski 16143-0001', { address: '9 Mill Street', town: 'Pulaski', zip: '16143-0001' }],
  ['Route 7, 3 miles north', { address: 'Route 7, 3 miles north' }],
  ['Minerva', { town: 'Minerva' }],
  ['44512', { zip: '44512' }],
  ['', {}],
  ['  ,  ', {}],
])('%s', (typed, place) => {
  expect(readPlace(typed)).toEqual(place)
})

test('what was read is written as it was, and read again as the same', () => {
  const typed = '1187 Larkspur Lane, Boardman, OH 44512'
  expect(placeText(readPlace(typed))).toBe(typed)
  for (const place of [
    { address: '12 Oak St', town: 'Niles', state: 'OH' },
    { address: '12 Oak St', town: 'Minerva', zip: '44657' },
    { town: 'Youngstown' },
  ])
    expect(readPlace(placeText(place))).toEqual(place)
})
