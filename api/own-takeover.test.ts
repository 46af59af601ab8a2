import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { Grants } from '#domain/roles/grants.ts'
import { aCall } from '#test/a-job.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aNewRole } from '#test/a-role.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const at = '2026-11-20T11:11:00.000Z'

/** People who report a call as refused and then take it over, as the office would. */
async function whoDecidesAlone() {
  const test = await createTestWorld()
  const { world, api } = test
  const owner = await aPerson(test, 'Owner', 'Olga Reyes')
  async function someoneWith(permissions: Grants) {
    const role = aNewRole({ name: `Night desk ${newId()}`, permissions })
    await owner.request('/api/roles', { method: 'POST', json: role })
    return aPerson(test, role.name, 'Nora Finch')
  }
  async function received() {
    const lead = aSentLead({ name: 'Ann Miller' })
    const headers = { 'Content-Type': 'application/json' }
    await api.request('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })
    return lead.id
  }
  async function quarantined() {
    const id = await received()
    await world.db.updateTable('lead').set({ quarantined_at: world.now() }).where('id', '=', id).execute()
    return id
  }
  async function reportAndTakeOver(who: Person, lead_id: string, reporter = who) {
    const [id, write] = [newId(), { kind: 'job', facts: aCall, at } as const]
    const json = { lead_id, write, code: 'x', detail: 'd', made_at: at, refused_at: at }
    const report = await reporter.request(`/api/sync-problems/${id}`, { method: 'PUT', json })
    expect(report.status).toBe(200)
    const decision = { method: 'POST', json: { state: 'taken_over' } }
    return who.request(`/api/sync-problems/${id}/decision`, decision)
  }
  const jobs = () => world.db.selectFrom('job').selectAll().execute()
  return { ...test, someoneWith, received, quarantined, reportAndTakeOver, jobs }
}

const desk = {
  'leads.view': 'all',
  'leads.work': 'all',
  'leads.assign': 'all',
  'leads.convert': 'all',
} as const

test('whoever may not take calls makes no job of one by reporting it and taking that over', async () => {
  const { reportAndTakeOver, jobs, someoneWith, ...test } = await whoDecidesAlone()
  const manager = await aPerson(test, 'Project manager', 'Pia Lark')
  const job = { method: 'POST', json: { id: newId(), facts: aCall } }
  const direct = await manager.request('/api/jobs', job)
  expect([direct.status, await direct.json()]).toMatchObject([403, { permission: 'leads.create' }])

  for (const [who, permission] of [
    [manager, 'leads.create'],
    [await someoneWith({ ...desk, 'intake.view': 'all', 'leads.create': 'all' }), 'intake.create'],
  ] as const) {
    const answer = await reportAndTakeOver(who, newId())
    expect([answer.status, await answer.json()]).toMatchObject([403, { permission }])
  }
  expect(await jobs()).toEqual([])
})

test('whoever may not see jobs makes none of a request by taking a report over', async () => {
  const { received, reportAndTakeOver, jobs, someoneWith } = await whoDecidesAlone()
  const answer = await reportAndTakeOver(await someoneWith(desk), await received())
  expect([answer.status, await answer.json()]).toMatchObject([403, { permission: 'intake.view' }])
  expect(await jobs()).toEqual([])
})

test('a report that is taken over makes no job of a request in quarantine, and overwrites nothing of it', async () => {
  const { world, quarantined, reportAndTakeOver, jobs, someoneWith } = await whoDecidesAlone()
  const id = await quarantined()
  const who = await someoneWith({ ...desk, 'intake.view': 'all' })
  const answer = await reportAndTakeOver(who, id)
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'lead-quarantined' }])
  expect(await jobs()).toEqual([])
  const lead = await world.db.selectFrom('lead').select('name').where('id', '=', id).executeTakeFirst()
  expect(lead).toEqual({ name: 'Ann Miller' })
})

test('a request that nobody has is not given to whoever makes a job of it and may not work on requests', async () => {
  const { world, received, reportAndTakeOver, jobs, someoneWith } = await whoDecidesAlone()
  const { 'leads.work': _, ...blind } = { ...desk, 'intake.view': 'all' } as const
  const who = await someoneWith(blind)
  const [made, taken] = [await received(), await received()]
  const direct = { method: 'POST', json: { id: made, facts: aCall } }
  expect((await who.request('/api/jobs', direct)).status).toBe(201)
  const worker = await someoneWith(desk)
  expect((await reportAndTakeOver(who, taken, worker)).status).toBe(204)
  expect(await jobs()).toHaveLength(2)
  const leads = await world.db.selectFrom('lead').select('assigned_to').execute()
  expect(leads).toEqual([{ assigned_to: null }, { assigned_to: null }])
})
