import { expect, test } from 'vitest'
import { inSight } from './in-sight.ts'

test('what someone may do to jobs and requests reaches no further than they see them', () => {
  const grants = {
    'intake.edit': 'all',
    'claims.view': 'all',
    'money.edit': 'assigned',
    'leads.work': 'all',
  } as const
  expect(inSight({ ...grants, 'intake.view': 'assigned', 'leads.view': 'all' })).toEqual({
    'intake.view': 'assigned',
    'leads.view': 'all',
    'intake.edit': 'assigned',
    'claims.view': 'assigned',
    'money.edit': 'assigned',
    'leads.work': 'all',
  })
  expect(inSight(grants)).toEqual({})
})

test('whoever takes calls without seeing requests still may, and nothing else is narrowed', () => {
  const grants = {
    'leads.create': 'all',
    'intake.create': 'all',
    'employees.view': 'own',
    'audit.view': 'all',
  } as const
  expect(inSight(grants)).toEqual(grants)
})

test('nobody edits the claim of a job that is not shown to them', () => {
  const grants = { 'intake.view': 'all', 'claims.edit': 'all' } as const
  expect(inSight(grants)).toEqual({ 'intake.view': 'all' })
  expect(inSight({ ...grants, 'claims.view': 'assigned' })).toMatchObject({ 'claims.edit': 'assigned' })
})
