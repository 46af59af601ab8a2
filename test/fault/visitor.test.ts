import { expect, test } from 'vitest'
import { LeadRequest } from '#domain/leads/lead.ts'
import { makePlea, photoCount } from './visitor.ts'

test('a third of the visitors bring one or two photos', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(photoCount)).toEqual([1, 0, 0, 2, 0, 0, 1])
})

test('a request of a visitor is one that the door takes, and names its photos', async () => {
  const plea = await makePlea(3)
  const read = LeadRequest.parse(JSON.parse(plea.body))
  expect(read.id).toBe(plea.id)
  expect(read.photos).toEqual(plea.photos.map(({ sha256 }) => sha256))
  expect(new Set(read.photos).size).toBe(2)
})
