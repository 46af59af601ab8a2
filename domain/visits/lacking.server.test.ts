import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { changeJob } from '#domain/jobs/facts.server.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { aJobToVisit, certify, today, tomorrow } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { firstRules } from './certification-rules.ts'
import { countDays } from './day-counts.server.ts'
import { readDay } from './day.server.ts'
import { listJobVisits } from './visit-views.server.ts'

/** A visit of a water job tomorrow, on which Ivy and Theo go; Ivy alone holds what that requires. */
async function aVisitPlanned() {
  const test = await aJobToVisit()
  const { world, marcus, ivy, theo, job_id, plan } = test
  const { id } = await plan({ kind: 'mitigation', when: tomorrow, people: [ivy.id, theo.id] })
  const viewer = allow(marcus, 'intake.view')
  const becomes = async (loss_type: 'water' | 'mold' | 'other') => {
    const { revision } = await getJob(world, viewer, job_id)
    await changeJob(world, allow(marcus, 'intake.edit'), { id: job_id, revision, changes: { loss_type } })
  }
  const lacking = async () => {
    const { visits } = await listJobVisits(world, viewer, job_id)
    return visits.find((visit) => visit.id === id)?.lacking
  }
  const days = async () => {
    const { visits } = await readDay(world, viewer, { on: tomorrow.on, planner: null })
    const [first] = await countDays(world, viewer, tomorrow.on)
    return [visits.map((visit) => visit.lacking?.length ?? 0), first?.lacking]
  }
  return { ...test, id, becomes, lacking, days }
}

test('a visit whose loss becomes one that its people are not certified for is flagged, until the loss, they or their certification change', async () => {
  const { ivy, theo, id, becomes, lacking, days, change, ...test } = await aVisitPlanned()
  expect([await lacking(), await days()]).toEqual([undefined, [[0], 0]])
  await becomes('mold')
  const nobodyHolds = [
    {
      code: 'AMRT',
      of: [
        { name: 'Ivy Starling', expired_on: null },
        { name: 'Theo Bittern', expired_on: null },
      ],
    },
  ]
  expect([await lacking(), await days()]).toEqual([nobodyHolds, [[1], 1]])
  await becomes('other')
  expect(await lacking()).toBeUndefined()
  await becomes('mold')
  const cole = await aPerson(test, 'Technician', 'Cole Merganser')
  await certify(test, cole, { code: 'AMRT' })
  await change(id, { revision: 1, people: [ivy.id, cole.id] })
  expect(await lacking()).toBeUndefined()
  await change(id, { revision: 2, people: [ivy.id, theo.id], override: 'Only looks' })
  expect(await lacking()).toBeUndefined()
  await becomes('water')
  await becomes('mold')
  expect(await lacking()).toBeUndefined()
})

test('one whose certification expires before the day lacks it, and holds it again once it is renewed', async () => {
  const { theo, becomes, lacking, days, world, ...test } = await aVisitPlanned()
  await certify({ world, ...test }, theo, { code: 'AMRT', expires_on: today })
  await becomes('mold')
  expect(await lacking()).toMatchObject([
    { code: 'AMRT', of: [{}, { name: 'Theo Bittern', expired_on: today }] },
  ])
  await certify({ world, ...test }, theo, { code: 'AMRT', expires_on: tomorrow.on })
  expect([await lacking(), await days()]).toEqual([undefined, [[0], 0]])
})

test('a reason for people who go all the same can be given by itself, by who may, and is for this certification alone', async () => {
  const { world, job_id, id, becomes, lacking, change, ...test } = await aVisitPlanned()
  await becomes('mold')
  const rosa = await aPerson({ world, ...test }, 'Project manager', 'Rosa Plover')
  await world.db
    .updateTable('lead')
    .set({ assigned_to: rosa.id, assigned_for: null })
    .where('id', '=', job_id)
    .execute()
  const { 'intake.overrideGate': _, ...permissions } = rosa.permissions
  await expect(
    change(id, { revision: 1, override: 'Only looks' }, { ...rosa, permissions }),
  ).rejects.toMatchObject({
    status: 403,
  })
  await change(id, { revision: 1, note: 'Back door' })
  expect(await lacking()).toHaveLength(1)
  await change(id, { revision: 2, override: 'Only looks' }, rosa)
  expect(await lacking()).toBeUndefined()
  const told = await world.db
    .selectFrom('event')
    .select('payload')
    .where('name', '=', 'visit.changed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(told?.payload).toMatchObject({ changed: ['override'], is_override: true })
  const { value } = await setUpTrauma(world)
  expect(value).toContain('TCST')
  expect((await lacking())?.map(({ code }) => code)).toEqual(['AMRT', 'TCST'])
})

test('what is over, and what nobody goes to yet, lacks nothing', async () => {
  const { world, id, becomes, lacking, change, plan } = await aVisitPlanned()
  await becomes('mold')
  const empty = await plan({ kind: 'mitigation', when: tomorrow })
  expect(empty.lacking).toBeUndefined()
  await change(id, { revision: 1, canceled: true })
  expect(await lacking()).toBeUndefined()
  await world.db
    .updateTable('visit')
    .set({ canceled_at: null, departed_at: world.now() })
    .where('id', '=', id)
    .execute()
  expect(await lacking()).toBeUndefined()
})

/** The company sets that mold requires someone certified for trauma too. */
async function setUpTrauma({ db, now }: Awaited<ReturnType<typeof aVisitPlanned>>['world']) {
  const value = JSON.stringify({ ...firstRules, mold: { codes: ['AMRT', 'TCST'], kinds: ['mitigation'] } })
  const by = await db.selectFrom('employee').select('id').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('job_setup')
    .values({ part: 'certifications', value, revision: 1, changed_at: now(), changed_by: by.id })
    .execute()
  return { value }
}
