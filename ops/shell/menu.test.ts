import { expect, test } from 'vitest'
import { permissions } from '#domain/roles/permissions.ts'
import { landingOf, menuOf } from './menu.ts'

test('the menu shows what a person may see, however far it reaches, and nothing else', () => {
  const labels = (user: Parameters<typeof menuOf>[0]) => menuOf(user).map(({ label }) => label)
  expect(labels({ permissions: { 'leads.view': 'assigned', 'employees.view': 'own' } })).toEqual([
    'Submissions',
    'Employees',
  ])
  expect(labels({ permissions: { 'leads.view': 'all' } })).toEqual(['Submissions', 'On call'])
  expect(labels({ permissions: { 'employees.view': 'all' } })).toEqual(['Employees'])
  expect(labels({ permissions: {} })).toEqual([])
})

test('a login leads to the dashboard, and without it to the first screen that may be seen', () => {
  const may = { 'dashboard.view': 'own', 'leads.view': 'all' } as const
  expect(landingOf({ permissions: may })).toBe('/ops/dashboard')
  expect(landingOf({ permissions: { 'employees.view': 'all' } })).toBe('/ops/employees')
  expect(landingOf({ permissions: {} })).toBe('/ops/dashboard')
})

test('no two screens answer to the same letter', () => {
  const everything = Object.fromEntries(permissions.map((permission) => [permission, 'all'] as const))
  const letters = menuOf({ permissions: everything }).map(({ letter }) => letter)
  expect(letters.length).toBeGreaterThan(4)
  expect(new Set(letters).size).toBe(letters.length)
})
