import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { Grants } from '#domain/roles/grants.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aNewRole, roleNamed } from '#test/a-role.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

/** A problem of a request that is assigned to no one, and people of roles made for the test. */
async function aProblem() {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Olga Reyes')
  const lead = aSentLead({ name: 'Ann Miller' })
  const headers = { 'Content-Type': 'application/json' }
  await test.api.request('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })
  const id = newId()
  const json = {
    lead_id: lead.id,
    write: { kind: 'note', text: 'Wet to the studs.' },
    code: 'lead-not-found',
    detail: 'Request not found.',
    made_at: '2026-11-20T09:11:00.000Z',
    refused_at: '2026-11-20T10:40:00.000Z',
  }
  const report = (who: Person, id = newId(), lead_id = lead.id) =>
    who.request(`/api/sync-problems/${id}`, { method: 'PUT', json: { ...json, lead_id } })
  await report(owner, id)
  async function someoneWith(permissions: Grants) {
    const role = aNewRole({ name: `Night desk ${newId()}`, permissions })
    await owner.request('/api/roles', { method: 'POST', json: role })
    return aPerson(test, role.name, 'Nora Finch')
  }
  const decide = (who: Person) =>
    who.request(`/api/sync-problems/${id}/decision`, { method: 'POST', json: { state: 'taken_over' } })
  return { ...test, owner, lead, report, someoneWith, decide }
}

test('who may assign requests but not see them learns nothing of sync problems, and decides none', async () => {
  const { someoneWith, decide } = await aProblem()
  const blind = await someoneWith({ 'leads.assign': 'all' })
  const list = await blind.request('/api/sync-problems')
  expect([list.status, await list.json()]).toMatchObject([403, { permission: 'leads.assign' }])
  expect((await decide(blind)).status).toBe(403)
})

test('of sync problems a person has those of the requests that they both see and may assign', async () => {
  const { someoneWith, decide } = await aProblem()
  for (const permissions of [
    { 'leads.assign': 'all', 'leads.view': 'assigned' },
    { 'leads.assign': 'assigned', 'leads.view': 'all' },
  ] as const) {
    const narrow = await someoneWith(permissions)
    expect(await (await narrow.request('/api/sync-problems')).json()).toMatchObject({ items: [] })
    expect((await decide(narrow)).status).toBe(404)
  }
  const wide = await someoneWith({ 'leads.assign': 'all', 'leads.view': 'all', 'leads.work': 'all' })
  expect(await (await wide.request('/api/sync-problems')).json()).toMatchObject({
    items: [{ customer: 'Ann Miller' }],
  })
  expect((await decide(wide)).status).toBe(204)
})

test('who may not work on requests any more hands in what they did before, and is shown nothing of the request', async () => {
  const { owner, lead, report, ...test } = await aProblem()
  const [ivy, pia] = [
    await aPerson(test, 'Technician', 'Ivy Starling'),
    await aPerson(test, 'Marketing', 'Pia Lark'),
  ]
  const assign = { method: 'PUT', json: { employee_id: ivy.id, revision: 1 } }
  expect((await owner.request(`/api/leads/${lead.id}/assignee`, assign)).status).toBe(204)
  const roles = { role_ids: [await roleNamed(test.world, 'Marketing')], revision: 1 }
  await owner.request(`/api/employees/${ivy.id}/roles`, { method: 'PUT', json: roles })
  const note = { id: newId(), text: 'Wet to the studs.' }
  const sent = await ivy.request(`/api/leads/${lead.id}/notes`, { method: 'POST', json: note })
  expect([sent.status, await sent.json()]).toMatchObject([403, { code: 'not-permitted' }])

  const own = { id: note.id, state: 'open', reason: '', is_yours: false }
  const reported = await report(ivy, note.id)
  expect([reported.status, await reported.json()]).toEqual([200, own])
  expect(await (await ivy.request('/api/sync-problems/mine')).json()).toEqual([own])
  expect((await ivy.request(`/api/leads/${lead.id}`)).status).toBe(403)
  const { items } = await (await owner.request('/api/sync-problems')).json()
  expect(items).toMatchObject([{ by: { name: 'Olga Reyes' } }, { by: { name: 'Ivy Starling' } }])

  const missing = { code: 'lead-not-found' }
  for (const [who, id] of [
    [pia, lead.id],
    [ivy, newId()],
  ] as const) {
    const answer = await report(who, newId(), id)
    expect([answer.status, await answer.json()]).toMatchObject([404, missing])
  }
})
