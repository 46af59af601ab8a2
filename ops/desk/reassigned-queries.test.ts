import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { deskQuery } from './queries.ts'
import { deskOf as answerOf, lost, visit } from './reassigned.fixture.ts'
import { nameReassigned, withStored } from './reassigned-queries.ts'
import { rememberReassigned } from './reassigned.ts'

const deskOf = (...answer: Parameters<typeof answerOf>) => ({
  ...rememberReassigned(undefined, answerOf(...answer)),
  canceled: [],
  given: [],
  moved: [],
})

test('what was lost while the portal was closed has its name and visit again once what this device stores is read', () => {
  const read = deskOf('ac', [lost])
  expect(withStored(read, deskOf('abc')).reassigned).toEqual([{ ...lost, name: 'Name of b', visit }])
})

test('a name that was known before the portal was closed twice is known still, with the town, and so is that of a visit', () => {
  const stored = deskOf('ac', [lost])
  const known = { ...stored, reassigned: [{ ...lost, name: 'Name of b', visit, town: 'Girard' }] }
  expect(withStored(deskOf('ac', [lost]), known).reassigned).toEqual(known.reassigned)
  const visitOfB = { lead_id: 'b', name: null }
  const nameless = { ...deskOf('a'), canceled: [visitOfB], given: [visitOfB], moved: [visitOfB] }
  const named = { lead_id: 'b', name: 'Name of b', town: 'Girard' }
  const before = { ...deskOf('a'), canceled: [named], given: [named], moved: [named] }
  expect(withStored(nameless, before)).toMatchObject({ canceled: [named], given: [named], moved: [named] })
})

test('what is known already stays, and where nothing is learned the desk is the same', () => {
  const named = withStored(deskOf('ac', [lost]), deskOf('abc'))
  expect(withStored(named, deskOf(''))).toBe(named)
  const read = deskOf('ac', [lost])
  expect(withStored(read, deskOf(''))).toBe(read)
})

test('a desk that no one has read, or that was stored in another shape, is left alone', () => {
  const client = new QueryClient()
  nameReassigned(client, { data: deskOf('abc') })
  expect(client.getQueryData(deskQuery.queryKey)).toBeUndefined()
  nameReassigned(client, { data: null })
  expect(client.getQueryData(deskQuery.queryKey)).toBeUndefined()
})

test('a desk that is to be read again still is once the names of what was lost are known', () => {
  const client = new QueryClient()
  client.setQueryData<unknown>(deskQuery.queryKey, deskOf('ac', [lost]))
  void client.invalidateQueries({ queryKey: deskQuery.queryKey })
  nameReassigned(client, { data: deskOf('abc') })
  expect(client.getQueryData(deskQuery.queryKey)?.reassigned).toMatchObject([{ name: 'Name of b' }])
  expect(client.getQueryState(deskQuery.queryKey)?.isInvalidated).toBe(true)
})

test('a visit that went to another customer keeps the town of the former one, whose name the server tells', () => {
  const visitOfB = { lead_id: 'b', name: 'Name of b' }
  const stored = { ...deskOf('a'), moved: [{ ...visitOfB, town: 'Canfield' }] }
  expect(withStored({ ...deskOf('a'), moved: [visitOfB] }, stored).moved).toEqual(stored.moved)
})
