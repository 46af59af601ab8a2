import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { aJob } from '#test/a-job.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import type { Person } from '#test/people.ts'
import { day } from '#platform/time.ts'
import { listJobsToPlan } from './jobs-to-plan.server.ts'

test('a job waits to be planned until a visit lies ahead of it, and again once that is over or canceled', async () => {
  const { world, wait, marcus, ivy, plan, change, number } = await aJobToVisit()
  const numbers = async (who: Person = marcus) =>
    (await listJobsToPlan(world, allow(who, 'intake.view'))).map((job) => job.number)
  expect(await numbers()).toEqual([number])

  const later = await plan()
  expect(await numbers()).toEqual([])
  await change(later.id, { revision: 1, canceled: true })
  expect(await numbers()).toEqual([number])

  await plan({ when: thisMorning, people: [ivy.id] })
  expect(await numbers()).toEqual([])
  await wait(day)
  expect(await numbers()).toEqual([number])
})

test('where people are in danger comes first, then the more urgent, then the older, each with what it is', async () => {
  const test = await aJobToVisit()
  const { world, marcus } = test
  const call = (name: string, facts: FactChanges) =>
    aJob(test, marcus, { name, phone: '+13305550118', ...facts })
  await call('Wet', { loss_type: 'mold', sewage: 'yes' })
  const hurt = await call('Hurt', { loss_type: 'fire', hurt: 'yes', gas: 'yes', ceiling: 'no' })
  const listed = async () =>
    (await listJobsToPlan(world, allow(marcus, 'intake.view'))).map(({ name, priority, hazards }) => [
      name,
      priority,
      hazards,
    ])
  const others = [
    ['Nora Trillium', 1, []],
    ['Wet', 2, ['sewage']],
  ]
  expect(await listed()).toEqual([['Hurt', 1, ['hurt', 'gas']], ...others])
  // A crew was there: it knows.
  await world.db.updateTable('job').set({ stage: 'inspected' }).where('id', '=', hurt.id).execute()
  expect(await listed()).toEqual([others[0], ['Hurt', 1, []], others[1]])
})

test('jobs that are put aside, and those that one may not see, wait for nobody', async () => {
  const test = await aJobToVisit()
  const { world, marcus, theo, job_id } = test
  await aJob(test, marcus, { name: 'Ann', phone: '+13305550118', town: 'Warren' })
  await world.db
    .updateTable('job')
    .set({ side: 'on_hold', side_since: world.now(), side_reason: 'asbestos' })
    .where('id', '=', job_id)
    .execute()
  expect(await listJobsToPlan(world, allow(marcus, 'intake.view'))).toMatchObject([{ name: 'Ann' }])
  expect(await listJobsToPlan(world, allow(theo, 'intake.view'))).toEqual([])
})
