import { expect, test } from 'vitest'
import { letPersonGo, suspendPerson } from '#domain/employees/departure.flow.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { getVisit } from '#domain/visits/visit-views.server.ts'
import { aJobToVisit, thisMorning, tomorrow } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'

test('who leaves the company is on no visit ahead, and stays on those that they made', async () => {
  const { ivy, theo, plan, ...test } = await aJobToVisit()
  const { world, marcus, job_id } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const made = await plan({ when: thisMorning, people: [ivy.id] })
  // They tapped Departed, and never Arrived.
  await world.db.updateTable('visit').set({ departed_at: world.now() }).where('id', '=', made.id).execute()
  const ahead = await plan({ when: tomorrow, people: [ivy.id, theo.id] })
  const waiting = await plan({ people: [ivy.id] })
  await letPersonGo(world, allow(dana, 'employees.deactivate'), {
    id: ivy.id,
    revision: 1,
    reassign_to: null,
  })
  const peopleOf = async (id: string) =>
    (await getVisit(world, allow(marcus, 'intake.view'), id)).people.map(({ name }) => name)
  expect(await peopleOf(made.id)).toEqual(['Ivy Starling'])
  expect(await peopleOf(ahead.id)).toEqual(['Theo Bittern'])
  expect(await peopleOf(waiting.id)).toEqual([])
  const { history } = await getLead(world, allow(marcus, 'leads.view'), job_id)
  expect(history.map(({ words }) => words)).toContain('Inspection crew changed to Theo Bittern')
})

test('a job steps back to where it needs a crew when the last of its crew is suspended, and not before', async () => {
  const { ivy, theo, plan, ...test } = await aJobToVisit()
  const { world, marcus, job_id } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const suspend = ({ id }: { id: string }) =>
    suspendPerson(world, allow(dana, 'employees.deactivate'), { id, revision: 1, reassign_to: null })
  const stage = async () => (await getJob(world, allow(marcus, 'intake.view'), job_id)).stage
  await plan({ when: tomorrow, people: [ivy.id, theo.id] })
  await suspend(theo)
  expect(await stage()).toBe('dispatched')
  await suspend(ivy)
  expect(await stage()).toBe('contacted')
  expect(await getLead(world, allow(marcus, 'leads.view'), job_id)).toMatchObject({
    status: 'contacted',
    visit: null,
  })
})
