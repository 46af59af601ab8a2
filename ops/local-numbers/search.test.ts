import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { groupsOf, placeOf } from './groups.ts'
import { readNumberSearch, type NumberSearch } from './search.ts'

const numbers = [
  aNumber({ operator: 'Girard', purposes: ['sewage', 'water'], serves: ['girard-oh'] }),
  aNumber({ operator: 'FirstEnergy', confirmed_on: '2026-11-09', may_serve: ['girard-oh'] }),
  aNumber({ operator: 'Duquesne' }),
]

test.each<[NumberSearch, string[]]>([
  [{}, ['power: FirstEnergy, Duquesne', 'sewage: Girard']],
  [{ call: 'needed' }, ['power: Duquesne', 'sewage: Girard']],
  [{ place: 'girard-oh' }, ['power: FirstEnergy', 'sewage: Girard']],
  [{ call: 'needed', place: 'boardman-oh' }, []],
  [{ place: 'cleveland-oh' }, ['power: FirstEnergy, Duquesne', 'sewage: Girard']],
])('with %j the list shows %j', (search, shown) => {
  const groups = groupsOf(numbers, search, '2026-11-22')
  expect(
    groups.map(({ purpose, numbers }) => `${purpose}: ${numbers.map(({ operator }) => operator).join(', ')}`),
  ).toEqual(shown)
})

test('what the address cannot mean is left out', () => {
  expect(readNumberSearch({ call: 'x', place: 7 })).toEqual({})
  expect(placeOf({ place: 'cleveland-oh' })).toBeUndefined()
  expect(readNumberSearch({ call: 'needed', place: 'girard-oh' })).toEqual({
    call: 'needed',
    place: 'girard-oh',
  })
})

function aNumber(told: Partial<LocalNumber>): LocalNumber {
  return {
    id: newId(),
    revision: 1,
    purposes: ['power'],
    operator: '',
    number: '+13305550142',
    hours: '',
    serves: [],
    may_serve: [],
    sources: [],
    note: '',
    confirmed_on: null,
    confirmed_by: null,
    ...told,
  }
}
