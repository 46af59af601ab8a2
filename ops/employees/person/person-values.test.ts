import { expect, test } from 'vitest'
import { factsOf, nobody, withNames } from './person-values.ts'

test('the name and the username follow what is typed, until someone types another', () => {
  const first = { ...nobody, ...withNames(nobody, { first_name: 'José ' }) }
  const both = { ...first, ...withNames(first, { last_name: "O'Neill" }) }
  expect([both.name, both.username]).toEqual(["José O'Neill", 'jose.oneill'])

  const called = { ...both, name: 'Joe' }
  expect(withNames(called, { last_name: 'Neill' })).toMatchObject({ name: 'Joe', username: 'jose.neill' })
})

test('an empty date is none, and roles are sent by themselves', () => {
  expect(factsOf({ ...nobody, role_ids: ['x'] })).not.toHaveProperty('role_ids')
  expect(factsOf(nobody).hired_on).toBeNull()
  expect(factsOf({ ...nobody, hired_on: '2026-11-01' }).hired_on).toBe('2026-11-01')
})
