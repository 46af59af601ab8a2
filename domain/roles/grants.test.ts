import { expect, test } from 'vitest'
import { areSound, beyond, readGrants, writeGrants } from './grants.ts'
import { permissions, scopesOf } from './permissions.ts'

test('of two roles the wider scope counts', () => {
  const grants = readGrants([
    'leads.view:assigned',
    'leads.view',
    'employees.view:own',
    'leads.view:assigned',
  ])
  expect(grants).toEqual({ 'leads.view': 'all', 'employees.view': 'own' })
  expect(writeGrants(grants)).toEqual(['employees.view:own', 'leads.view'])
})

test('what is not known any more is left out', () => {
  expect(readGrants(['leads.fly', 'leads.view:half', 'roles.view'])).toEqual({ 'roles.view': 'all' })
})

test('nobody can hand on what they lack, or a wider scope of it', () => {
  const mine = readGrants(['leads.view:assigned', 'roles.view'])
  expect(beyond(mine, readGrants(['leads.view:assigned']))).toEqual([])
  expect(beyond(mine, readGrants(['roles.view', 'leads.view', 'audit.view']))).toEqual([
    'leads.view',
    'audit.view',
  ])
})

test('a permission is granted only with a scope that makes a difference to it', () => {
  expect(areSound({ 'employees.view': 'own', 'leads.view': 'assigned' })).toBe(true)
  expect(areSound({ 'employees.view': 'assigned' })).toBe(false)
})

test('each permission can reach everything', () => {
  expect(permissions.length).toBeGreaterThan(50)
  expect(permissions.filter((permission) => scopesOf(permission).at(-1) !== 'all')).toEqual([])
})
