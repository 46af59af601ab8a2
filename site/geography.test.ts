import { expect, test } from 'vitest'
import { areas } from '#domain/areas/areas.ts'
import { countyOf, fromOurAddress, milesBetween, nearest, placesBeyond } from './geography.ts'

const columbiana = { lat: 40.88839, lon: -80.69396 }

test('miles are those of the map', () => {
  expect(milesBetween(columbiana, at('hubbard-oh'))).toBeCloseTo(19.6, 0)
})

test('a place reads that we come there, and from about how far', () => {
  const company = { geo: columbiana } as const
  expect(fromOurAddress(company, at('hubbard-oh'))).toBe(
    'We come to Hubbard day and night. Our address is about 20 miles away.',
  )
  expect(fromOurAddress(company, at('columbiana-oh'))).toBe('We’re in Columbiana, and we come day and night.')
})

test('the nearest places come first, and a place is not near itself', () => {
  const near = nearest(at('hubbard-oh'), 3)
  expect(near.map(({ area }) => area.name)).toEqual(['Brookfield', 'Campbell', 'Youngstown'])
  expect(near[0]?.miles).toBeLessThan(near[1]?.miles ?? 0)
})

test('three places lie beyond the five counties and are put under none', () => {
  expect(placesBeyond().map(({ name }) => name)).toEqual(['Alliance', 'Canton', 'Carrollton'])
  expect(countyOf(at('canton-oh'))).toBeNull()
  expect(countyOf(at('hubbard-oh'))?.slug).toBe('trumbull-county-oh')
})

function at(slug: string) {
  const area = areas.find((each) => each.slug === slug)
  if (!area) throw new Error(`There is no ${slug}.`)
  return area
}
