import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { assignLead, reassignOpenLeads } from './assignment.server.ts'
import { LeadQuery } from './lead-query.ts'
import { countWaitingLeads, getLead, getLeadRow, listLeads } from './lead-views.server.ts'
import { receiveLead, releaseLead } from './leads.server.ts'
import { moveLead } from './moves.server.ts'

test('who sees what they are assigned to sees nothing else, and works on nothing else', async () => {
  const test = await createTestWorld()
  const [dispatcher, rosa] = [
    await aPerson(test, 'Dispatcher'),
    await aPerson(test, 'Project manager', 'Rosa'),
  ]
  const [mine, other] = [await receive(test, 'Ann Miller'), await receive(test, 'Bob Other')]
  await assignLead(test.world, allow(dispatcher, 'leads.assign'), {
    id: mine,
    employee_id: rosa.id,
    revision: 1,
  })

  const viewer = allow(rosa, 'leads.view')
  expect(viewer.scope).toBe('assigned')
  const { items } = await listLeads(test.world, viewer, LeadQuery.parse({}))
  expect(items.map(({ name, assigned_to }) => [name, assigned_to?.name])).toEqual([['Ann Miller', 'Rosa']])
  expect(await countWaitingLeads(test.world, viewer)).toEqual({
    unclaimed: 0,
    happening_now: 0,
    quarantined: 0,
  })
  await expect(getLeadRow(test.world, viewer, other)).rejects.toThrow('Request not found.')
  await expect(
    moveLead(test.world, allow(rosa, 'leads.work'), { id: other, status: 'contacted', revision: 1 }),
  ).rejects.toThrow('Request not found.')
  await moveLead(test.world, allow(rosa, 'leads.work'), { id: mine, status: 'contacted', revision: 2 })

  const all = allow(dispatcher, 'leads.view')
  const nobodys = await listLeads(test.world, all, LeadQuery.parse({ assigned: 'nobody' }))
  expect(nobodys.items.map(({ name }) => name)).toEqual(['Bob Other'])
  const { history } = await getLead(test.world, all, mine)
  expect(history.find(({ name }) => name === 'lead.assigned')).toMatchObject({
    by: 'Dana Reyes',
    receivers: ['Rosa'],
  })
})

test('a lead is assigned to people who may still sign in, and from the state that was seen', async () => {
  const test = await createTestWorld()
  const [dispatcher, rosa] = [
    await aPerson(test, 'Dispatcher'),
    await aPerson(test, 'Project manager', 'Rosa'),
  ]
  const id = await receive(test, 'Ann Miller')
  const assign = (employee_id: string, revision: number) =>
    assignLead(test.world, allow(dispatcher, 'leads.assign'), { id, employee_id, revision })
  await test.world.db
    .updateTable('employee')
    .set({ suspended_at: test.world.now() })
    .where('id', '=', rosa.id)
    .execute()
  await expect(assign(rosa.id, 1)).rejects.toThrow('This person can’t take requests. Choose someone else.')
  await assign(dispatcher.id, 1)
  await expect(assign(dispatcher.id, 1)).rejects.toThrow('Dana Reyes changed this request first.')
})

test('open work of someone who leaves is reassigned, and closed work stays theirs', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const rosa = await aPerson(test, 'Project manager', 'Rosa')
  const [open, closed] = [await receive(test, 'Ann Miller'), await receive(test, 'Bob Other')]
  const dispatcher = allow(owner, 'leads.assign')
  for (const id of [open, closed])
    await assignLead(test.world, dispatcher, { id, employee_id: rosa.id, revision: 1 })
  await moveLead(test.world, allow(owner, 'leads.work'), {
    id: closed,
    status: 'closed',
    outcome: 'done',
    revision: 2,
  })

  const count = await reassignOpenLeads(test.world, allow(owner, 'employees.deactivate'), {
    from: rosa.id,
    to: owner.id,
  })
  expect(count).toBe(1)
  const viewer = allow(owner, 'leads.view')
  expect((await getLeadRow(test.world, viewer, open)).assigned_to?.id).toBe(owner.id)
  expect((await getLeadRow(test.world, viewer, closed)).assigned_to?.id).toBe(rosa.id)
})

test('what is held in quarantine is assigned to no one before it is released, and what is closed still can be', async () => {
  const test = await createTestWorld()
  const [dana, rosa] = [await aPerson(test, 'Dispatcher'), await aPerson(test, 'Project manager', 'Rosa')]
  const id = await receive(test, 'Ann Miller')
  const dispatcher = allow(dana, 'leads.assign')
  const assign = (employee_id: string | null, revision: number) =>
    assignLead(test.world, dispatcher, { id, employee_id, revision })
  await assign(rosa.id, 1)
  await quarantine(test, id)
  for (const to of [dana.id, null])
    await expect(assign(to, 2)).rejects.toMatchObject({ status: 409, code: 'lead-quarantined' })
  await releaseLead(test.world, allow(dana, 'submissions.spam'), id)
  await moveLead(test.world, allow(dana, 'leads.work'), {
    id,
    status: 'closed',
    outcome: 'done',
    revision: 2,
  })
  await assign(dana.id, 3)
  expect((await getLeadRow(test.world, allow(dana, 'leads.view'), id)).assigned_to?.id).toBe(dana.id)
})

test('open work of someone who leaves is reassigned although it is held in quarantine', async () => {
  const test = await createTestWorld()
  const [owner, rosa] = [await aPerson(test), await aPerson(test, 'Project manager', 'Rosa')]
  const id = await receive(test, 'Ann Miller')
  const dispatcher = allow(owner, 'leads.assign')
  await assignLead(test.world, dispatcher, { id, employee_id: rosa.id, revision: 1 })
  await quarantine(test, id)
  const departure = { from: rosa.id, to: owner.id }
  expect(await reassignOpenLeads(test.world, allow(owner, 'employees.deactivate'), departure)).toBe(1)
})

function quarantine({ world }: TestWorld, id: string) {
  return world.db.updateTable('lead').set({ quarantined_at: world.now() }).where('id', '=', id).execute()
}

async function receive({ world }: TestWorld, name: string) {
  const request = aLeadRequest({ name })
  await receiveLead(world, request, { page: '/', suspicions: [] })
  return request.id
}
