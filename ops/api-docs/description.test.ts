import { expect, test } from 'vitest'
import { createTestWorld } from '#test/world.ts'
import { addressOf, exampleOf, readDescription } from './description.ts'

async function describe() {
  const { api } = await createTestWorld()
  const { chapters } = readDescription(await (await api.request('/api/openapi.json')).json())
  const endpoints = chapters.flatMap(([, list]) => list)
  const find = (name: string) => endpoints.find((endpoint) => endpoint.name === name) ?? expect.fail(name)
  return { api, chapters, find }
}

test('what the API says of itself can be read, chapter by chapter', async () => {
  const { chapters, find } = await describe()
  expect(chapters.map(([name]) => name)).toEqual(
    expect.arrayContaining(['auth', 'leads', 'photos', 'events']),
  )
  expect(find('POST /api/leads')).toMatchObject({ isOpenToAll: true, canBeTried: true })
  expect(find('GET /api/leads')).toMatchObject({ isOpenToAll: false, canBeTried: true, body: undefined })
  expect(find('PUT /api/photos/{sha256}').canBeTried).toBe(false)
  expect(find('PUT /api/blobs/{sha256}')).toMatchObject({ isOpenToAll: false, canBeTried: false })
  expect(find('GET /api/events').canBeTried).toBe(false)
})

test('the example of a body has what must be there', async () => {
  const { find } = await describe()
  expect(exampleOf(find('PUT /api/leads/{id}/status').body ?? {})).toEqual({ status: 'new', revision: 1 })
  expect(exampleOf(find('POST /api/leads').body ?? {})).toMatchObject({ name: '', photos: [], when: null })
})

test('an address is filled in, whatever stands in it', async () => {
  const { find } = await describe()
  expect(addressOf(find('GET /api/leads/{id}'), { id: 'a/b?c' })).toBe('/api/leads/a%2Fb%3Fc')
  expect(addressOf(find('GET /api/leads'), { limit: '2', q: 'Ann & Co', status: '' })).toBe(
    '/api/leads?limit=2&q=Ann+%26+Co',
  )
})
