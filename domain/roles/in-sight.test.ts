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

test('filled forms are seen by who sees jobs, and requests are released by who sees requests', () => {
  const grants = { 'submissions.view': 'all', 'submissions.spam': 'all' } as const
  expect(inSight({ ...grants, 'intake.view': 'assigned' })).toEqual({
    'intake.view': 'assigned',
    'submissions.view': 'assigned',
  })
  expect(inSight({ ...grants, 'leads.view': 'all' })).toEqual({
    'leads.view': 'all',
    'submissions.spam': 'all',
  })
})

test('the rooms of a job, what is measured and the equipment there reach no further than one sees the job', () => {
  const rooms = { 'rooms.view': 'all', 'rooms.edit': 'all' } as const
  const drying = { 'drying.view': 'all', 'drying.addReading': 'all', 'drying.correctReading': 'all' } as const
  const moves = { 'equipment.view': 'all', 'equipment.place': 'all', 'equipment.pull': 'all' } as const
  const grants = { ...rooms, ...drying, ...moves, 'equipment.manageCatalog': 'all' } as const
  expect(inSight(grants)).toEqual({ 'equipment.view': 'all', 'equipment.manageCatalog': 'all' })
  expect(inSight({ ...grants, 'intake.view': 'assigned' })).toEqual({
    'intake.view': 'assigned',
    'rooms.view': 'assigned',
    'rooms.edit': 'assigned',
    'drying.view': 'assigned',
    'drying.addReading': 'assigned',
    'drying.correctReading': 'assigned',
    'equipment.view': 'all',
    'equipment.place': 'assigned',
    'equipment.pull': 'assigned',
    'equipment.manageCatalog': 'all',
  })
})

test('nobody changes a room or a reading that is not shown to them', () => {
  const grants = { 'intake.view': 'all', 'rooms.edit': 'all', 'drying.addReading': 'all' } as const
  expect(inSight(grants)).toEqual({ 'intake.view': 'all' })
  const views = { 'rooms.view': 'assigned', 'drying.view': 'assigned' } as const
  expect(inSight({ ...grants, ...views })).toMatchObject({
    'rooms.edit': 'assigned',
    'drying.addReading': 'assigned',
  })
})

test('nobody edits the claim of a job that is not shown to them', () => {
  const grants = { 'intake.view': 'all', 'claims.edit': 'all' } as const
  expect(inSight(grants)).toEqual({ 'intake.view': 'all' })
  expect(inSight({ ...grants, 'claims.view': 'assigned' })).toMatchObject({ 'claims.edit': 'assigned' })
})
