import { expect, test } from 'vitest'
import { changeAccessCode, showAccessCode } from './access-code.server.ts'
import { assignLead } from '#domain/leads/assignment.server.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { putAside } from '#domain/visits/put-aside.flow.ts'
import { aJobToVisit, certify, thisMorning, tomorrow } from '#test/a-visit.ts'
import { aPerson, type Person } from '#test/people.ts'
import { getJob } from './job-views.server.ts'

/** A job with a door code, which nobody but the dispatcher who took the call has in hand. */
async function aLockedHouse() {
  const test = await aJobToVisit()
  const { world, marcus, theo, job_id } = test
  await certify(test, theo)
  await changeAccessCode(world, allow(marcus, 'intake.edit'), { job_id, code: '4711' })
  const owner = async () =>
    (await getLead(world, allow(marcus, 'leads.view'), job_id)).assigned_to?.name ?? null
  const opens = (person: Person) =>
    showAccessCode(world, allow(person, 'intake.viewAccessCodes'), job_id).then(
      () => true,
      () => false,
    )
  const sees = (person: Person) =>
    getJob(world, allow(person, 'intake.view'), job_id).then(
      () => true,
      () => false,
    )
  const assign = async (to: Person | null) => {
    const { revision } = await getLead(world, allow(marcus, 'leads.view'), job_id)
    const assignment = { id: job_id, employee_id: to?.id ?? null, revision }
    await assignLead(world, allow(marcus, 'leads.assign'), assignment)
  }
  return { ...test, owner, opens, sees, assign }
}

test.for<[string, { canceled?: true; people?: [] }]>([
  ['canceled', { canceled: true }],
  ['left to nobody', { people: [] }],
])('whoever got a job by a visit that is %s has neither it nor its code any more', async ([, changes]) => {
  const { ivy, plan, change, owner, opens, sees } = await aLockedHouse()
  const { id } = await plan({ when: tomorrow, people: [ivy.id] })
  expect([await owner(), await sees(ivy), await opens(ivy)]).toEqual(['Ivy Starling', true, true])
  await change(id, { revision: 1, ...changes })
  expect([await owner(), await sees(ivy), await opens(ivy)]).toEqual(['Marcus Wren', false, false])
  await change(id, { revision: 2, canceled: false, people: [ivy.id] })
  expect([await owner(), await opens(ivy)]).toEqual(['Ivy Starling', true])
})

test('whoever is replaced on a visit, or taken off it, hands the job to who goes', async () => {
  const { ivy, theo, plan, change, owner, sees } = await aLockedHouse()
  const { id } = await plan({ when: tomorrow, people: [ivy.id] })
  await change(id, { revision: 1, people: [theo.id] })
  expect([await owner(), await sees(ivy)]).toEqual(['Theo Bittern', false])
  await change(id, { revision: 2, people: [theo.id, ivy.id] })
  expect(await owner()).toBe('Theo Bittern')
  await change(id, { revision: 3, people: [ivy.id] })
  expect([await owner(), await sees(theo)]).toEqual(['Ivy Starling', false])
  await change(id, { revision: 4, canceled: true })
  expect([await owner(), await sees(ivy)], 'the office had it before both').toEqual(['Marcus Wren', false])
})

test('of two visits the crew of the one that is left takes the job over', async () => {
  const { ivy, theo, plan, change, owner, sees } = await aLockedHouse()
  const first = await plan({ when: thisMorning, people: [ivy.id] })
  const next = await plan({ when: tomorrow, people: [theo.id] })
  await change(first.id, { revision: 1, canceled: true })
  expect([await owner(), await sees(ivy)]).toEqual(['Theo Bittern', false])
  await change(next.id, { revision: 1, canceled: true })
  expect([await owner(), await sees(theo)]).toEqual(['Marcus Wren', false])
})

test('a job that was nobody’s, or whose owner can’t work any more, is nobody’s again', async () => {
  const { world, marcus, ivy, plan, change, owner, assign, ...test } = await aLockedHouse()
  await assign(null)
  const first = await plan({ when: tomorrow, people: [ivy.id] })
  await change(first.id, { revision: 1, canceled: true })
  expect(await owner()).toBeNull()
  await assign(marcus)
  const next = await plan({ when: tomorrow, people: [ivy.id] })
  const vera = await aPerson({ world, ...test }, 'Dispatcher', 'Vera Plover')
  await world.db
    .updateTable('employee')
    .set({ suspended_at: world.now() })
    .where('id', '=', marcus.id)
    .execute()
  await change(next.id, { revision: 1, canceled: true }, vera)
  expect(await owner()).toBeNull()
})

test('what a person assigned on purpose stays, whatever becomes of the visit', async () => {
  const { ivy, theo, plan, change, owner, assign, sees } = await aLockedHouse()
  await assign(ivy)
  const { id } = await plan({ when: tomorrow, people: [ivy.id] })
  await change(id, { revision: 1, people: [theo.id] })
  expect([await owner(), await sees(ivy)]).toEqual(['Ivy Starling', true])
  await change(id, { revision: 2, canceled: true })
  expect([await owner(), await sees(theo)]).toEqual(['Ivy Starling', false])
})

test('who arrived keeps the job, also when it is lost, and who did not loses it with the visit', async () => {
  const { world, marcus, ivy, job_id, plan, owner, sees } = await aLockedHouse()
  const { id } = await plan({ when: tomorrow, people: [ivy.id] })
  const aside = async (side: 'lost' | null) => {
    const { revision } = await getJob(world, allow(marcus, 'intake.view'), job_id)
    const change = { id: job_id, side, revision, ...(side && { reason: 'Price' }) }
    await putAside(world, allow(marcus, 'intake.edit'), change)
  }
  await aside('lost')
  expect([await owner(), await sees(ivy)]).toEqual(['Marcus Wren', false])
  await aside(null)
  await world.db.updateTable('visit').set({ canceled_at: null }).execute()
  await world.db.updateTable('lead').set({ assigned_to: ivy.id, assigned_for: id }).execute()
  await world.db.updateTable('visit').set({ arrived_at: world.now() }).execute()
  await aside('lost')
  expect([await owner(), await sees(ivy)]).toEqual(['Ivy Starling', true])
})
