import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { aJob } from '#test/a-job.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aJobToVisit, aNewVisit, certify, today, tomorrow } from '#test/a-visit.ts'
import { putOnCall } from '#test/on-call.ts'
import type { Person } from '#test/people.ts'
import { readDayNow } from './day.flow.ts'
import { readDay } from './day.server.ts'
import { planVisit } from './plan-visit.flow.ts'

const on = tomorrow.on

async function aDay() {
  const test = await aJobToVisit()
  const { world, marcus } = test
  const see = (who: Person) =>
    readDay(world, allow(who, 'intake.view'), {
      on,
      planner: who === marcus ? allow(who, 'intake.schedule') : null,
    })
  /** A visit of another job. */
  const elsewhere = async (from: string, to: string, { town, who }: { town: string; who: Person }) => {
    const { id: job_id } = await aJob(test, marcus, { name: 'Ann', phone: '+13305550118', town })
    const visit = { ...aNewVisit({ when: { on, from, to }, people: [who.id] }), job_id }
    return (await planVisit(world, allow(marcus, 'intake.schedule'), visit)).visit
  }
  return { ...test, see, elsewhere }
}

test('who sees all jobs sees the day of all people by time, with what clashes', async () => {
  const { marcus, ivy, theo, plan, see, elsewhere } = await aDay()
  const late = await elsewhere('10:05', '11:00', { town: 'Warren', who: ivy })
  const early = await plan({ when: tomorrow, people: [ivy.id] })
  const other = await elsewhere('09:00', '11:00', { town: 'Salem', who: theo })
  const day = await see(marcus)
  expect(day.visits.map(({ id }) => id)).toEqual([early.id, other.id, late.id])
  expect(day.busy).toEqual([])
  expect(day.clashes).toEqual([
    { employee_id: ivy.id, first: early.id, second: late.id, why: 'travel', minutes: 10 },
  ])
})

test('of jobs that a person may not see they see only who is busy, and when', async () => {
  const { marcus, ivy, theo, plan, see, elsewhere } = await aDay()
  const own = await plan({ when: tomorrow, people: [ivy.id] })
  await elsewhere('09:00', '11:00', { town: 'Warren', who: ivy })
  // Ivy was sent to both; someone who was sent to one sees the other as a bar without a name.
  await elsewhere('09:30', '12:00', { town: 'Salem', who: theo })
  const day = await see(theo)
  expect(day.visits).toMatchObject([{ town: 'Salem' }])
  expect(day.busy).toEqual([
    { employee_id: ivy.id, from: '08:00', to: '10:00', request: null },
    { employee_id: ivy.id, from: '09:00', to: '11:00', request: null },
  ])
  expect(day.clashes).toMatchObject([{ employee_id: ivy.id, first: null, second: null, minutes: 60 }])
  expect(day.people).toEqual([])
  expect(JSON.stringify(day)).not.toMatch(new RegExp(`Nora|Warren|${own.id}|${own.number}`))
  expect((await see(marcus)).visits).toHaveLength(3)
})

test('of a visit that a person may not see they do not learn whether it is in the same town', async () => {
  const { marcus, theo, see, elsewhere, ...test } = await aDay()
  await certify(test, theo)
  const own = await elsewhere('08:00', '10:00', { town: 'Warren', who: theo })
  await elsewhere('10:05', '11:00', { town: 'Salem', who: theo })
  await test.world.db.deleteFrom('lead_reader').where('lead_id', '!=', own.job_id).execute()
  expect(await see(theo)).toMatchObject({
    visits: [{ id: own.id }],
    busy: [{ employee_id: theo.id, from: '10:05', to: '11:00' }],
    clashes: [],
  })
  expect((await see(marcus)).clashes).toMatchObject([{ why: 'travel', first: own.id }])
})

test('canceled visits are gone, those of jobs on hold keep people busy, and those of jobs that are over are gone', async () => {
  const { world, marcus, ivy, job_id, plan, change, see } = await aDay()
  const one = await plan({ when: tomorrow, people: [ivy.id] })
  await plan({ when: { ...tomorrow, from: '09:00' }, people: [ivy.id] })
  expect((await see(marcus)).clashes).toHaveLength(1)
  const aside = async (side: 'on_hold' | 'lost') => {
    const row = { side, side_since: world.now() }
    await world.db.updateTable('job').set(row).where('id', '=', job_id).execute()
    const { visits, clashes, busy } = await see(marcus)
    return [visits.length, clashes.length, busy.length]
  }
  await change(one.id, { revision: 1, canceled: true })
  expect((await see(marcus)).visits).toHaveLength(1)
  await change(one.id, { revision: 2, canceled: false })
  expect(await aside('on_hold')).toEqual([2, 1, 0])
  expect(await aside('lost')).toEqual([0, 0, 0])
})

test('the visit of a request is named to who may see the request, and to others only that its people are busy', async () => {
  const { world, marcus, ivy, theo, plan, see } = await aDay()
  const { id } = await receiveLead(world, aLeadRequest({ name: 'Ann Miller', town: 'Salem' }), unsuspected)
  const visit = { visit_on: on, visit_from: '09:00', visit_to: '11:00' }
  await world.db
    .updateTable('lead')
    .set({ assigned_to: ivy.id, status: 'scheduled', ...visit })
    .where('id', '=', id)
    .execute()
  const planned = await plan({ when: tomorrow, people: [ivy.id] })
  const window = { employee_id: ivy.id, from: '09:00', to: '11:00' }
  const { busy, clashes } = await see(marcus)
  expect(busy).toEqual([{ ...window, request: { id, name: 'Ann Miller', town: 'Salem', revision: 1 } }])
  expect(clashes).toMatchObject([{ first: planned.id, second: id, why: 'overlap', minutes: 60 }])
  const other = await see(theo)
  expect(other.busy).toContainEqual({ ...window, request: null })
  expect(JSON.stringify(other)).not.toMatch(new RegExp(`Ann|Salem|${id}`))
})

test('whoever plans is told who can be sent, with what they hold on that day, and who is in the field', async () => {
  const { marcus, theo, see, ...test } = await aDay()
  await certify(test, theo, { code: 'AMRT', expires_on: '2026-11-21' })
  await certify(test, theo, { code: 'FSRT', expires_on: '2026-11-20' })
  await certify(test, theo, { code: 'WRT' })
  const { people } = await see(marcus)
  expect(people.map(({ name, certifications, is_in_field }) => [name, certifications, is_in_field])).toEqual([
    ['Ivy Starling', ['WRT'], true],
    ['Marcus Wren', [], false],
    ['Theo Bittern', ['AMRT', 'WRT'], true],
  ])
})

test('whoever plans today is told who is on call', async () => {
  const test = await aJobToVisit()
  const { world, marcus, ivy } = test
  await putOnCall(test, ivy, 'first')
  const planner = allow(marcus, 'intake.schedule')
  const onCallOn = async (on: string) => {
    const { people } = await readDayNow(world, allow(marcus, 'intake.view'), { on, planner })
    return people.filter(({ is_on_call }) => is_on_call).map(({ name }) => name)
  }
  expect(await onCallOn(today)).toEqual(['Ivy Starling'])
  expect(await onCallOn(on)).toEqual([])
})
