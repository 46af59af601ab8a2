import { expect, test } from 'vitest'
import { readGrants } from '#domain/roles/grants.ts'
import { readPayload, wordsOf } from './entry.ts'

const office = readGrants(['audit.view', 'employees.view', 'employees.edit', 'employees.viewCost'])
type Who = { by: string | null; subject: string; isSelf: boolean }
const rosa: Who = { by: 'Rosa Plover', subject: 'Ivy Starling', isSelf: false }

function sentence(name: string, payload: unknown, who: Partial<Who> = {}) {
  return wordsOf({ ...readPayload(name, payload, office), name, ...rosa, ...who })
}

test.each([
  ['employee.roles_changed', {}, 'Rosa Plover changed Ivy Starling’s roles'],
  ['employee.signed_in', {}, 'Rosa Plover signed in'],
  [
    'access.denied',
    { permission: 'audit.view' },
    'Rosa Plover tried something they don’t have permission for: see the audit log',
  ],
])('%s reads as a sentence', (name, payload, words) => {
  expect(sentence(name, payload)).toBe(words)
})

test('a step says from where to where, whoever made it', () => {
  const payload = { lead_id: 'x', from: 'new', to: 'contacted' }
  const subject = 'request R-2611-7K3QD'
  expect(sentence('lead.moved', payload, { subject })).toBe(
    'Rosa Plover changed the status of request R-2611-7K3QD from new to contacted',
  )
  expect(sentence('lead.moved', payload, { subject, by: null })).toBe(
    'The status of request R-2611-7K3QD changed from new to contacted',
  )
  expect(sentence('lead.assigned', { from: null, to: null }, { subject })).toMatch(/to no one$/)
})

test('what someone did to themselves is said so', () => {
  const who = { subject: 'Rosa Plover', isSelf: true }
  expect(sentence('employee.password_changed', {}, who)).toBe('Rosa Plover changed their own password')
})

test('an event that nobody described is shown by its name, whatever it holds', () => {
  for (const payload of [null, 'text', 7, [], { before: null, after: [1], changed: 'x' }]) {
    expect(sentence('pump.failed', payload)).toBe('Rosa Plover: pump.failed')
  }
})

test('values stand under the name of what they are, and ids are left out', () => {
  expect(
    readPayload('employee.roles_changed', { employee_id: 'x', before: ['Technician'], after: [] }, office),
  ).toEqual({
    before: { roles: ['Technician'] },
    after: { roles: [] },
    changed: [],
    details: {},
  })
  const quarantined = readPayload('lead.quarantined', { lead_id: 'x', reasons: ['honeypot'] }, office)
  expect(quarantined).toMatchObject({ before: null, after: null, details: { reasons: ['honeypot'] } })
})

test('what a role does not show is not in the record either, not even that it changed', () => {
  const facts = { title: 'Lead', hourly_cost_cents: 2100, home_town: 'Salem' }
  const payload = { before: facts, after: { ...facts, title: 'Chief' }, changed: ['notes', 'mobile'] }
  const shown = readPayload('employee.changed', payload, readGrants(['employees.view']))
  expect(shown).toEqual({
    before: { title: 'Lead' },
    after: { title: 'Chief' },
    changed: ['mobile'],
    details: {},
  })
  expect(readPayload('employee.changed', payload, office)).toMatchObject({
    before: facts,
    changed: ['notes', 'mobile'],
  })
})

test('that a fact of a claim changed is told only to whoever may see claims', () => {
  const payload = { job_id: 'x', facts: ['town', 'claim_number'] }
  const told = (grants: readonly string[]) => readPayload('job.changed', payload, readGrants(grants)).details
  expect(told(['audit.view', 'claims.view'])).toEqual({ facts: ['town', 'claim_number'] })
  expect(told(['audit.view'])).toEqual({ facts: ['town'] })
})
