import { expect, test } from 'vitest'
import type { World } from '#platform/world.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import type { SideChange } from '#domain/jobs/job.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJobToVisit, thisMorning, tomorrow } from '#test/a-visit.ts'
import { putAside } from './put-aside.flow.ts'
import { listJobVisits } from './visit-views.server.ts'

async function aPlannedJob() {
  const test = await aJobToVisit()
  const { world, marcus, ivy, job_id, plan } = test
  const morning = await plan({ when: thisMorning, people: [ivy.id] })
  const next = await plan({ when: tomorrow, people: [ivy.id] })
  await plan({ kind: 'final' })
  const viewer = allow(marcus, 'intake.view')
  const aside = async (change: Omit<SideChange, 'revision'>, by = marcus) => {
    const { revision } = await getJob(world, viewer, job_id)
    const reason = change.reason ?? (change.side ? 'Waits for the asbestos result' : undefined)
    const sent = { id: job_id, ...change, revision, ...(reason && { reason }) }
    await putAside(world, allow(by, 'intake.edit'), sent)
  }
  const canceled = async () => {
    const { visits } = await listJobVisits(world, viewer, job_id)
    return visits.map(({ canceled_at }) => canceled_at !== null)
  }
  const lead = (reader = ivy) => getLead(world, allow(reader, 'leads.view'), job_id)
  const reasons = async () =>
    (await listJobVisits(world, viewer, job_id)).visits.map(({ cancel_reason }) => cancel_reason)
  const told = async () => {
    const { history } = await getJob(world, viewer, job_id)
    return history.filter(({ name }) => name === 'visit.canceled').map(({ words }) => words)
  }
  return { ...test, morning, next, aside, canceled, lead, reasons, told }
}

test('a job on hold keeps its visits, and whoever goes there reads why it waits', async () => {
  const { aside, canceled, lead } = await aPlannedJob()
  await aside({ side: 'on_hold' })
  expect(await canceled()).toEqual([false, false, false])
  expect(await lead()).toMatchObject({ visit: thisMorning, hold: 'Waits for the asbestos result' })
  await aside({ side: null })
  expect((await lead()).hold).toBeNull()
})

test('its visits ahead are canceled with it where that is asked for, and at once where it is over', async () => {
  const held = await aPlannedJob()
  await held.aside({ side: 'on_hold', visits: 'cancel' })
  expect(await held.canceled()).toEqual([true, true, true])
  expect(await held.lead(held.marcus)).toMatchObject({ visit: null })
  const lost = await aPlannedJob()
  await lost.aside({ side: 'lost' })
  expect(await lost.canceled()).toEqual([true, true, true])
})

test('visits that are canceled with their job have its reason, which the history tells where it was chosen', async () => {
  const typed = await aPlannedJob()
  await typed.aside({ side: 'lost' })
  expect(await typed.reasons()).toEqual(Array(3).fill('Waits for the asbestos result'))
  expect(await typed.told()).toEqual(Array(3).fill('Visit canceled'))
  const chosen = await aPlannedJob()
  await chosen.aside({ side: 'lost', reason: 'Price' })
  expect(await chosen.reasons()).toEqual(Array(3).fill('Price'))
  expect(await chosen.told()).toEqual(Array(3).fill('Visit canceled: Price'))
})

test('a visit at which someone arrived stays, and who plans no visits cancels none', async () => {
  const { world, morning, aside, canceled, ivy } = await aPlannedJob()
  await tell(world, morning.id, 'arrived_at')
  const editor = { ...ivy, permissions: { ...ivy.permissions, 'intake.edit': 'all' as const } }
  await expect(aside({ side: 'on_hold', visits: 'cancel' }, editor)).rejects.toMatchObject({ status: 403 })
  expect(await canceled()).toEqual([false, false, false])
  await aside({ side: 'lost' })
  expect(await canceled()).toEqual([false, true, true])
})

test('a visit that someone left without having told that they arrived stays too', async () => {
  const { world, morning, aside, canceled, change } = await aPlannedJob()
  await tell(world, morning.id, 'departed_at')
  await expect(change(morning.id, { revision: 1, canceled: true })).rejects.toMatchObject({
    code: 'visit-made',
  })
  await aside({ side: 'lost' })
  expect(await canceled()).toEqual([false, true, true])
})

test('whoever plans no visits ends no job to which others are still to go, and may cancel their own with it', async () => {
  const { ivy, theo, plan, change, aside, canceled } = await aPlannedJob()
  const { id } = await plan({ when: tomorrow, people: [theo.id, ivy.id] })
  await expect(aside({ side: 'lost' }, theo)).rejects.toMatchObject({
    status: 403,
    extra: { permission: 'intake.schedule' },
  })
  expect(await canceled()).toEqual([false, false, false, false])
  await change(id, { revision: 1, canceled: true })
  await aside({ side: 'lost' }, ivy)
  expect(await canceled()).toEqual([true, true, true, true])
})

test('a job that is over is resumed by those who edit all jobs or override requirements, not by whoever worked there', async () => {
  const { world, ivy, job_id, aside } = await aPlannedJob()
  const end = async (side: 'lost' | 'referred_out') => {
    await aside({ side })
    // With the visits of today's crew it was given back to nobody.
    await world.db.updateTable('lead').set({ assigned_to: ivy.id }).where('id', '=', job_id).execute()
  }
  await aside({ side: 'on_hold' }, ivy)
  await aside({ side: null }, ivy)
  for (const side of ['lost', 'referred_out'] as const) {
    await end(side)
    for (const again of [null, 'on_hold'] as const)
      await expect(aside({ side: again }, ivy)).rejects.toMatchObject({ status: 403 })
    await aside({ side: null })
  }
  await end('lost')
  await aside(
    { side: null },
    { ...ivy, permissions: { ...ivy.permissions, 'intake.overrideGate': 'assigned' } },
  )
})

function tell({ db, now }: World, id: string, what: 'arrived_at' | 'departed_at') {
  return db
    .updateTable('visit')
    .set({ [what]: now() })
    .where('id', '=', id)
    .execute()
}
