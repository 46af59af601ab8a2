import { expect, test } from 'vitest'
import { filterOf } from './filter.ts'
import { readEquipmentSearch } from './search.ts'

test('the address holds the view, the search, the kind, the state and the place, and a list leaves out what nobody understands', () => {
  const search = { view: 'models', q: ' am 1 ', kind: 'air_mover', state: 'retired', place: 'out' }
  expect(readEquipmentSearch(search)).toEqual(search)
  expect(filterOf(readEquipmentSearch(search))).toEqual({
    q: 'am 1',
    kind: 'air_mover',
    state: 'retired',
    place: 'out',
  })
  expect(filterOf(readEquipmentSearch({ q: '  ', kind: 'boat', state: 7, place: 'moon' }))).toEqual({})
  expect(readEquipmentSearch({ q: 'x'.repeat(99) })).toEqual({})
})
