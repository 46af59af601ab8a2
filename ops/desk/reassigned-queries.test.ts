import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { deskQuery } from './queries.ts'
import { nameReassigned, withStored } from './reassigned-queries.ts'
import { rememberReassigned } from './reassigned.ts'

const visit = { on: '2026-11-24', from: '08:00', to: '10:00' }
const lost = {
  id: '7',
  lead_id: 'b',
  reference: 'R-2611-0K7XA',
  at: '2026-11-22T18:30:00.000Z',
  by: 'Marcus Wren',
  by_id: 'marcus',
  to: 'Rosa Plover',
  to_id: 'rosa',
  phone: null,
}
const lead = (id: string) => ({ id, name: `Name of ${id}`, visit })
const deskOf = (ids: string, reassigned: (typeof lost)[] = []) =>
  rememberReassigned(undefined, { items: [...ids].map(lead), reassigned })

test('what was lost while the portal was closed has its name and visit again once what this device stores is read', () => {
  const read = deskOf('ac', [lost])
  expect(withStored(read, deskOf('abc')).reassigned).toEqual([
    { ...lost, name: 'Name of b', visit, place: 1 },
  ])
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
