import { expect, test } from 'vitest'
import { permissions } from '#domain/roles/permissions.ts'
import { enFirst } from '../words/en-first.ts'
import { groupedMenuOf, menuOf, phoneMenuOf, placesFor, screenName } from './menu.ts'
import { landingOf } from './screens.ts'

test('the menu shows what a person may see, however far it reaches, and nothing else', () => {
  const labels = (user: Parameters<typeof menuOf>[0]) => menuOf(user).map(({ label }) => label)
  expect(labels({ permissions: { 'leads.view': 'assigned', 'employees.view': 'own' } })).toEqual([
    'Submissions',
    'Employees',
  ])
  expect(labels({ permissions: { 'leads.view': 'all' } })).toEqual(['On call', 'Submissions'])
  expect(labels({ permissions: { 'employees.view': 'all' } })).toEqual(['Employees'])
  expect(labels({ permissions: {} })).toEqual([])
  expect(labels({ permissions: { 'leads.assign': 'all' } })).toEqual([])
  expect(labels({ permissions: { 'leads.assign': 'all', 'leads.view': 'assigned' } })).toEqual([
    'Submissions',
    'Sync problems',
  ])
})

test('a group without a screen for this person is not there', () => {
  const groups = groupedMenuOf({ permissions: { 'leads.view': 'assigned', 'config.company': 'all' } })
  expect(groups.map(({ group, screens }) => [group, screens.map(({ label }) => label)])).toEqual([
    ['work', ['Submissions']],
    ['website', ['Local numbers']],
    ['set-up', ['Company']],
  ])
})

test('on a phone requests are under the thumb, and the rest is one tap away in its groups', () => {
  const may = { 'dashboard.view': 'all', 'leads.view': 'all', 'roles.view': 'all' } as const
  const { inReach, rest } = phoneMenuOf({ permissions: may }, 2)
  expect(inReach.map(({ label }) => label)).toEqual(['Dashboard', 'Submissions'])
  expect(rest.map(({ group, screens }) => [group, screens.map(({ label }) => label)])).toEqual([
    ['today', ['On call']],
    ['people', ['Roles']],
  ])
})

test('who takes calls has the jobs under the thumb, too', () => {
  const sees = { 'dashboard.view': 'all', 'leads.view': 'all', 'intake.view': 'all' } as const
  const dispatcher = { permissions: { ...sees, 'leads.create': 'all', 'intake.create': 'all' } } as const
  const places = (user: Parameters<typeof menuOf>[0]) =>
    phoneMenuOf(user, placesFor(user)).inReach.map(({ label }) => label)
  expect(places(dispatcher)).toEqual(['Dashboard', 'Intake', 'Submissions'])
  expect(places({ permissions: sees })).toEqual(['Dashboard', 'Submissions'])
  expect(placesFor({ permissions: { 'leads.view': 'assigned' } })).toBe(3)
})

test('who has only their own has their day, jobs and requests under the thumb, by the names that stand over these screens', () => {
  const may = { 'dashboard.view': 'own', 'leads.view': 'assigned', 'intake.view': 'assigned' } as const
  const named = (permissions: Parameters<typeof menuOf>[0]['permissions']) =>
    phoneMenuOf({ permissions }, 3).inReach.map((screen) =>
      screenName(screen, { permissions }, enFirst.shell),
    )
  expect(named(may)).toEqual(['Today', 'Jobs', 'Submissions'])
  expect(named({ ...may, 'leads.view': 'all' })).toEqual(['Dashboard', 'Submissions', 'On call'])
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
