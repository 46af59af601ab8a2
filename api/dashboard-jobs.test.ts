import { expect, test } from 'vitest'
import { day, hour } from '#platform/time.ts'
import type { Dashboard } from '#domain/figures/dashboard.ts'
import type { JobFigure, JobFigures } from '#domain/figures/job-figure.ts'
import { allow } from '#domain/roles/allowed.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { anOffice, anUnscheduledVisit } from '#test/a-board.ts'
import { aJobOf } from '#test/a-job.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aNewVisit, thisMorning, today, tomorrow } from '#test/a-visit.ts'
import { aPerson, type Person } from '#test/people.ts'

async function figuresOf(person: Person, days = 30): Promise<Dashboard> {
  const answer = await person.request(`/api/dashboard?days=${days}`)
  expect(answer.status).toBe(200)
  return answer.json()
}

async function lengthOf(person: Person, filter: object) {
  const query = new URLSearchParams({ limit: '100' })
  for (const [key, value] of Object.entries(filter)) query.set(key, String(value))
  const answer = await person.request(`/api/jobs?${query}`)
  expect(answer.status).toBe(200)
  const { items, next }: { items: unknown[]; next: string | null } = await answer.json()
  expect(next).toBe(null)
  return items.length
}

function allOf({ by_stage, aside, requests: _, ...figures }: JobFigures): JobFigure[] {
  return [
    ...Object.values(figures),
    ...by_stage.flatMap((figure) => [figure, figure.slow]),
    ...aside.flatMap((figure) => [figure, ...figure.reasons]),
  ]
}

test('each figure of jobs is the length of the list that it leads to', async () => {
  const office = await anOffice()
  const { world, stands, left, marcus } = office
  const owner = await aPerson(office, 'Owner')
  const putAside = (id: string, side_reason: string) =>
    world.db.updateTable('job').set({ side_reason }).where('id', '=', id).execute()
  await left('drying', [hour, 2 * hour, 3 * hour, 4 * hour, 5 * hour])
  await stands('drying', 7 * hour)
  const visited = await stands('drying', hour)
  await stands('billed', 31 * day)
  await stands('new', 6 * day, { side: 'on_hold' })
  await anUnscheduledVisit(world, await stands('contacted', hour))
  await putAside(await stands('new', day, { side: 'lost' }), 'Price')
  await putAside(await stands('inspected', 2 * day, { side: 'lost' }), ' price ')
  await stands('new', 3 * day, { side: 'lost' })
  await stands('new', 3 * day, { side: 'referred_out' })
  await stands('new', 40 * day, { side: 'lost' })
  for (const when of [thisMorning, { ...thisMorning, from: '14:00', to: '16:00' }, tomorrow])
    await planVisit(world, allow(marcus, 'intake.schedule'), { ...aNewVisit({ when }), job_id: visited })
  office.wait(4.5 * hour)

  const { jobs } = await figuresOf(owner)
  if (!jobs) throw new Error('The owner sees no figures of jobs.')
  for (const { count, filter } of allOf(jobs))
    expect([filter, await lengthOf(owner, filter)]).toEqual([filter, count])
  expect(jobs).toMatchObject({
    open: { count: 5 },
    slow: { count: 3 },
    unscheduled: { count: 2 },
    visited: { count: 1, visits: 2, done: 0, filter: { visit_on: today } },
  })
  expect(jobs.late.count).toBeGreaterThan(0)
  expect(jobs.by_stage.find(({ stage }) => stage === 'drying')).toMatchObject({
    count: 2,
    usual_ms: 3 * hour,
    slow: { count: 1 },
  })
  expect(
    jobs.aside.map(({ side, count, reasons }) => [side, count, reasons.map(({ count }) => count)]),
  ).toEqual([
    ['on_hold', 1, [1]],
    ['lost', 3, [2, 1]],
    ['referred_out', 1, [1]],
  ])
  expect((await figuresOf(owner, 90)).jobs?.aside.find(({ side }) => side === 'lost')?.count).toBe(4)
})

test('a visit of today counts while its job goes on, and when someone was there', async () => {
  const office = await anOffice()
  const { world, stands, marcus } = office
  const owner = await aPerson(office, 'Owner')
  const id = await stands('drying', hour)
  const visit = { ...aNewVisit({ when: thisMorning }), job_id: id }
  await planVisit(world, allow(marcus, 'intake.schedule'), visit)
  const visitedOf = async () => (await figuresOf(owner)).jobs?.visited
  expect(await visitedOf()).toMatchObject({ count: 1, visits: 1, done: 0 })

  await world.db.updateTable('job').set({ stage: 'closed' }).where('id', '=', id).execute()
  expect(await visitedOf()).toMatchObject({ count: 0, visits: 0 })
  await world.db.updateTable('visit').set({ departed_at: world.now() }).where('id', '=', visit.id).execute()
  expect(await visitedOf()).toMatchObject({ count: 1, visits: 1, done: 1 })
  expect(await lengthOf(owner, { visit_on: today })).toBe(1)
})

test('how many requests became jobs is counted by the day on which they came', async () => {
  const office = await anOffice()
  const owner = await aPerson(office, 'Owner')
  const leads = [aSentLead({ name: 'One' }), aSentLead({ name: 'Two' }), aSentLead({ name: 'Three' })]
  for (const lead of leads) await owner.request('/api/leads', { method: 'POST', json: lead })
  await office.workUntilIdle()
  expect((await figuresOf(owner)).received).toMatchObject({ count: 3, jobs: { count: 0 } })

  await aJobOf(office, owner, { id: leads[0]?.id ?? '', facts: {} })
  await office.workUntilIdle()
  const { received } = await figuresOf(owner)
  expect(received).toMatchObject({ count: 3, jobs: { count: 1, filter: { job: 'yes' } } })
  const query = new URLSearchParams(
    Object.entries(received?.jobs.filter ?? {}).map(([key, of]) => [key, `${of}`]),
  )
  const { items } = await (await owner.request(`/api/leads?${query}`)).json()
  expect(items).toMatchObject([{ id: leads[0]?.id }])
})

test('who sees only their own jobs has no figures of all jobs', async () => {
  const office = await anOffice()
  const technician = await aPerson(office, 'Technician')
  expect((await figuresOf(technician)).jobs).toBe(null)
})
