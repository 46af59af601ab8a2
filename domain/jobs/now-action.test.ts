import { expect, test } from 'vitest'
import type { Grants } from '#domain/roles/grants.ts'
import { actionOf } from './now-action.ts'

const visit = { id: 'v', on: '2026-11-10', from: '08:00', to: '10:00', people: [] }
const due_at = '2026-11-10T16:00:00Z'
const dispatcher: Grants = { 'intake.schedule': 'all', 'intake.dispatch': 'all', 'intake.edit': 'all' }
const bookkeeper: Grants = { 'intake.bill': 'all', 'money.view': 'all' }
const technician: Grants = { 'intake.view': 'assigned' }
const aside = { rule: 'aside', side: 'on_hold', since: due_at, reason: '' } as const

test.each([
  [{ rule: 'plan-visit', clock: null, due_at: null }, {}, dispatcher, 'plan'],
  [{ rule: 'plan-visit', clock: null, due_at: null }, {}, technician, 'visits'],
  [{ rule: 'late', clock: 'inspected', due_at }, {}, dispatcher, 'plan'],
  [{ rule: 'late', clock: 'inspected', due_at }, { next_visit: visit }, dispatcher, 'move-visit'],
  [{ rule: 'late', clock: 'contacted', due_at }, { next_visit: visit }, dispatcher, 'call'],
  [{ rule: 'visit-too-late', clock: 'inspected', due_at }, { next_visit: visit }, dispatcher, 'move-visit'],
  [{ rule: 'not-paid', since: due_at }, { stage: 'billed' }, bookkeeper, 'money'],
  [{ rule: 'all-paid' }, { stage: 'billed' }, bookkeeper, 'move-job'],
  [{ rule: 'next-stage', stage: 'dispatched', due: null }, {}, dispatcher, 'move-job'],
  [{ rule: 'next-stage', stage: 'dispatched', due: null }, {}, technician, 'visits'],
  [aside, { side: 'on_hold' }, dispatcher, 'resume'],
  [aside, { side: 'on_hold' }, { 'intake.edit': 'assigned' }, 'resume'],
  [aside, { side: 'on_hold' }, technician, null],
  [aside, { side: 'lost' }, dispatcher, 'resume'],
  [aside, { side: 'lost' }, { 'intake.edit': 'assigned', 'intake.overrideGate': 'assigned' }, 'resume'],
  [aside, { side: 'lost' }, { 'intake.edit': 'assigned' }, null],
] as const)('%o, %o: who may do it gets the button', (what, job, grants, action) => {
  expect(actionOf(what, { stage: 'contacted', side: null, next_visit: null, ...job }, grants)).toBe(action)
})
