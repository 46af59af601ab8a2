import * as z from 'zod'
import { exported, person, signIn } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { codePurposes } from './employee.ts'

const employeeId = { employee_id: z.uuid() }
const fields = z.record(z.string(), z.unknown())

/** Sent to everyone who may see the list of people, and to the person. */
const ofPerson = {
  subjects: ['employee_id'],
  audience: { permission: 'employees.view', reach: 'all' },
  changesAccessOf: 'subject',
  pages: 'changed-pages',
} as const
/** The person's name may appear on any screen. */
const everywhere = [
  'people',
  'roles',
  'lead',
  'leads',
  'job',
  'jobs',
  'dashboard',
  'alerts',
  'shifts',
] as const

export const employeeCreated = defineEvent('employee.created', {
  ...ofPerson,
  payload: z.object(employeeId),
  stale: ['people', 'roles'],
  audit: person('Added', 'added {it}', '{it} was added'),
})
/** `before` and `after` have what changed of a person's work; of what is theirs alone, `changed` has the names. */
export const employeeChanged = defineEvent('employee.changed', {
  ...ofPerson,
  payload: z.object({ ...employeeId, before: fields, after: fields, changed: z.array(z.string()) }),
  stale: everywhere,
  audit: person('Record edited', 'edited {its} record', '{its} record was edited'),
})
/** By the names of the roles. */
export const employeeRolesChanged = defineEvent('employee.roles_changed', {
  ...ofPerson,
  payload: z.object({ ...employeeId, before: z.array(z.string()), after: z.array(z.string()) }),
  stale: everywhere,
  audit: {
    ...person('Roles changed', 'changed {its} roles', '{its} roles were changed'),
    field: 'roles',
  },
})
const cost = z.object({ hourly_cost_cents: z.int().nullable() })
export const employeeCostChanged = defineEvent('employee.cost_changed', {
  subjects: ['employee_id'],
  payload: z.object({ ...employeeId, before: cost, after: cost }),
  audience: null,
  changesAccessOf: 'subject',
  stale: [],
  audit: {
    ...person('Hourly cost changed', 'changed {its} hourly cost', '{its} hourly cost was changed'),
    also: 'employees.viewCost',
    field: 'hourly_cost_cents',
  },
})
export const employeeSuspended = defineEvent('employee.suspended', {
  ...ofPerson,
  payload: z.object(employeeId),
  stale: everywhere,
  audit: person('Suspended', 'suspended {it}', '{it} was suspended'),
})
export const employeeLeft = defineEvent('employee.left', {
  ...ofPerson,
  payload: z.object(employeeId),
  stale: everywhere,
  audit: person('Employment ended', 'marked {it} as left', '{it} was marked as left'),
})
export const employeeReturned = defineEvent('employee.returned', {
  ...ofPerson,
  payload: z.object(employeeId),
  stale: everywhere,
  audit: person('Reactivated', 'reactivated {it}', '{it} was reactivated'),
})

const purpose = { purpose: z.enum(codePurposes) }
/** Chose a password with a code: the first one, or another one. */
export const employeeActivated = defineEvent('employee.activated', {
  ...ofPerson,
  payload: z.object({ ...employeeId, ...purpose }),
  stale: everywhere,
  audit: signIn(
    'Password chosen with a code',
    'chose a password with a one-time code',
    '{it} chose a password with a one-time code',
  ),
})

const ofImport = { audience: null, stale: [] } as const
export const employeesImported = defineEvent('employees.imported', {
  ...ofImport,
  subjects: ['import_id'],
  payload: z.object({ import_id: z.uuid(), added: z.int(), changed: z.int() }),
  audit: exported('People imported', 'imported people', 'people were imported'),
})
export const employeesExported = defineEvent('employees.exported', {
  ...ofImport,
  subjects: ['export_id'],
  payload: z.object({ export_id: z.uuid(), count: z.int() }),
  audit: exported('People exported', 'exported people', 'people were exported'),
})
