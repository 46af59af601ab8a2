import { expect, test } from 'vitest'
import type { SignedIn } from '#domain/employees/employee.ts'
import { type Role } from '#domain/roles/role.ts'
import { ownerRoleId } from '#domain/roles/system-roles.ts'
import {
  changesBetween,
  changesWords,
  isUnchanged,
  mayChangeDemand,
  putOnto,
  reasonNotToChange,
  withReach,
  wouldLockOut,
} from './role-changes.ts'

const facts = {
  name: 'Estimator',
  description: '',
  permissions: { 'leads.view': 'assigned' },
  demands_factor: false,
} as const

test('what was changed is said in words, and put back it counts as unchanged', () => {
  const wider = withReach(facts.permissions, 'leads.view', 'all')
  const changes = changesBetween(facts, { ...facts, name: 'Writer of offers', permissions: wider })
  expect(changesWords(changes)).toBe('Name and 1 permission changed')
  const back = withReach(withReach(wider, 'roles.view', 'all'), 'roles.view', undefined)
  const again = { ...facts, permissions: withReach(back, 'leads.view', 'assigned') }
  expect(isUnchanged(changesBetween(facts, again))).toBe(true)
})

test('my changes are put onto those of someone who was quicker, and theirs stay where I changed nothing', () => {
  const mine = { ...facts, permissions: withReach(facts.permissions, 'leads.view', undefined) }
  const theirs = { ...facts, name: 'Offers', permissions: withReach(facts.permissions, 'chat.view', 'all') }
  expect(putOnto(theirs, facts, mine)).toEqual({
    ...facts,
    name: 'Offers',
    permissions: { 'chat.view': 'all' },
  })
})

test('who changes a role by which alone they change roles would lock themselves out', () => {
  const [keeper, other] = [
    aRole('keeper', { permissions: { 'roles.edit': 'all' } }),
    aRole('other', { permissions: {} }),
  ]
  const user = aUser({ roles: ['keeper', 'other'], permissions: { 'roles.edit': 'all' } })
  expect(wouldLockOut(user, [keeper, other], { id: 'keeper', next: {} })).toBe(true)
  expect(wouldLockOut(user, [keeper, other], { id: 'keeper', next: null })).toBe(true)
  expect(wouldLockOut(user, [keeper, other], { id: 'keeper', next: { 'roles.edit': 'all' } })).toBe(false)
  expect(wouldLockOut(user, [keeper, other], { id: 'other', next: {} })).toBe(false)
  expect(
    wouldLockOut(user, [keeper, { ...keeper, id: 'b', name: 'other' }], { id: 'keeper', next: {} }),
  ).toBe(false)
  expect(wouldLockOut({ ...user, roles: ['other'] }, [keeper, other], { id: 'keeper', next: {} })).toBe(false)
})

test('the reason is said why someone cannot change a role', () => {
  const user = aUser({ permissions: { 'roles.edit': 'all', 'leads.view': 'assigned' } })
  expect(reasonNotToChange(user, aRole('a', { permissions: facts.permissions }))).toBeNull()
  expect(reasonNotToChange(user, aRole('a', { permissions: { 'leads.view': 'all' } }))).toMatch(
    /permissions that you don’t have/,
  )
  expect(reasonNotToChange(user, aRole(ownerRoleId, {}))).toMatch(/Owner/)
  expect(reasonNotToChange(aUser({ permissions: {} }), aRole('a', {}))).toMatch(/permission to edit/)
})

test('that a role requires two-step verification is said in words, and of the Owner role by who holds all of it', () => {
  const demanding = { ...facts, demands_factor: true }
  expect(changesWords(changesBetween(facts, demanding))).toBe('Two-step verification changed')
  expect(putOnto({ ...facts, name: 'Offers' }, facts, demanding)).toEqual({ ...demanding, name: 'Offers' })
  const user = aUser({ permissions: { 'roles.edit': 'all', 'leads.view': 'all' } })
  expect(mayChangeDemand(user, aRole(ownerRoleId, { permissions: facts.permissions }))).toBe(true)
  expect(mayChangeDemand(user, aRole(ownerRoleId, { permissions: { 'audit.view': 'all' } }))).toBe(false)
  expect(mayChangeDemand(aUser({ permissions: {} }), aRole('a', {}))).toBe(false)
})

function aRole(id: string, overrides: Partial<Role>): Role {
  return {
    id,
    name: id,
    description: '',
    permissions: {},
    demands_factor: false,
    is_system: false,
    people_count: 0,
    revision: 1,
    ...overrides,
  }
}

function aUser(overrides: Partial<SignedIn>): SignedIn {
  return {
    id: 'me',
    username: 'me',
    name: 'Me',
    roles: [],
    permissions: {},
    must_change_password: false,
    language: 'en',
    second_factor: 'none',
    ...overrides,
  }
}
