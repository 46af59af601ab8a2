import { expect, test } from 'vitest'
import { areas } from '#domain/areas/areas.ts'
import { neighbors } from '#domain/areas/neighbors.ts'
import { zipCodes } from '#domain/areas/zip-codes.ts'
import { find } from './find.ts'
import { pages } from './routes.ts'

test.each([
  ['Hubbard', '/service-areas/hubbard-oh'],
  ['  hubbard, oh ', '/service-areas/hubbard-oh'],
  ['Hubbard Ohio', '/service-areas/hubbard-oh'],
  ['44413-1234', '/service-areas/east-palestine-oh'],
  ['Lisbon OH 44432', '/service-areas/lisbon-oh'],
  ['YOUNGSTOWN', '/youngstown-oh'],
  ['Columbiana', '/service-areas/columbiana-oh'],
  ['columbiana county', '/service-areas/columbiana-county-oh'],
  ['Trumbull', '/service-areas/trumbull-county-oh'],
  ['center twp pa', '/service-areas/center-township-pa'],
  ['Neshannock', '/service-areas/neshannock-township-pa'],
  ['fire damage', '/services/fire-damage'],
  ['faq', '/faq'],
  ['Our commitments', '/certifications'],
])('“%s” is one page: %s', (typed, path) => {
  expect(find(typed)).toEqual({ kind: 'page', path })
})

test('every place is found by its name, with and without its state', () => {
  const lost = areas.filter(
    ({ name, state, slug }) =>
      !isPage(find(name)).endsWith(slug) || !isPage(find(`${name}, ${state}`)).endsWith(slug),
  )
  expect(lost.map(({ slug }) => slug)).toEqual([])
})

test('a slip of the finger and the beginning of a name lead to a choice', () => {
  for (const typed of ['Youngstwon', 'Calcuta', 'hubard', 'lisb', 'water damage in Hubbard'])
    expect(find(typed).kind, typed).toBe('several')
  expect(placesOf('Youngstwon')).toEqual(['Youngstown'])
  expect(placesOf('new')).toContain('New Castle')
  expect(placesOf('water damage in Hubbard')).toEqual(['Hubbard'])
  expect(placesOf('44512')).toEqual(['Youngstown', 'Boardman'])
})

test('what happened leads to its page and to its answers', () => {
  const found = find('burst pipe')
  expect(found.kind === 'several' && found.pages.map(({ path }) => path)).toContain('/services/water-damage')
  const smell = find('smoke smell')
  expect(smell.kind === 'several' && smell.questions.map(({ id }) => id)).toContain('smell-after-fire')
})

test('a place without a page leads to those near it', () => {
  const found = find('Sharon, PA')
  expect(found.kind === 'near' && found.places.map(({ area }) => area.name).slice(0, 2)).toEqual([
    'Brookfield',
    'Hubbard',
  ])
  expect(find('Beaver').kind).toBe('near')
  expect(find('Beaver County').kind).toBe('page')
})

test('nonsense finds nothing, and is said so', () => {
  for (const typed of ['zzz', '90210', '???', 'constructor', 'Atlantis', 'a'])
    expect(find(typed).kind, typed).toBe('nothing')
})

test('places without a page are apart from those with one, and every ZIP code belongs to a place', () => {
  const names = new Set(areas.map(({ name, state }) => `${name} ${state}`))
  expect(neighbors.filter(({ name, state }) => names.has(`${name} ${state}`))).toEqual([])
  expect(Object.keys(zipCodes).filter((slug) => !areas.some((area) => area.slug === slug))).toEqual([])
  expect(Object.values(zipCodes).filter((codes) => !/^\d{5}( \d{5})*$/.test(codes))).toEqual([])
})

function placesOf(typed: string) {
  const found = find(typed)
  return found.kind === 'several' ? found.places.map(({ name }) => name) : []
}

function isPage(found: ReturnType<typeof find>) {
  return found.kind === 'page' && pages.some(({ path }) => path === found.path) ? found.path : ''
}
