import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/time.ts'
import { JobQuery } from '#domain/jobs/job-query.ts'
import { listJobs } from '#domain/jobs/job-views.server.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { listJobsToPlan } from '#domain/visits/jobs-to-plan.server.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { listUnscheduled } from '#domain/visits/visit-views.server.ts'
import { anOffice } from '#test/a-board.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aNewVisit, thisMorning, tomorrow } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { readDashboard } from './dashboard.flow.ts'

/** Jobs in every state that tells whether they are to be scheduled or late, and requests beside them. */
async function aBusyOffice() {
  const office = await anOffice()
  const { world, stands, marcus, wait } = office
  const plan = (job_id: string, told: object) =>
    planVisit(world, allow(marcus, 'intake.schedule'), { ...aNewVisit(told), job_id })
  const request = async (phone: string, status: 'new' | 'contacted' | 'scheduled') => {
    const { id } = await receiveLead(world, aLeadRequest({ phone }), unsuspected)
    const first_contacted_at = status === 'new' ? null : world.now()
    await world.db.updateTable('lead').set({ status, first_contacted_at }).where('id', '=', id).execute()
    return id
  }
  await request('+13305550101', 'new')
  await request('+13305550102', 'contacted')
  const scheduled = await request('+13305550103', 'scheduled')
  for (const stage of ['new', 'contacted', 'inspected', 'billed', 'closed'] as const)
    await stands(stage, hour)
  const twice = await stands('contacted', hour)
  await plan(twice, {})
  await plan(twice, {})
  const both = await stands('drying', hour)
  await plan(both, {})
  await plan(both, { when: tomorrow })
  await plan(await stands('drying', hour), { when: { ...tomorrow, on: '2026-11-25' } })
  await plan(await stands('mitigating', hour), { when: thisMorning })
  await plan(await stands('contacted', hour, { side: 'on_hold' }), {})
  wait(day + 5 * hour)
  await request('+13305550104', 'new')
  wait(minute)
  return { ...office, scheduled }
}

test('board, list, calendar and dashboard give one answer to what is to be scheduled and what is late, requests said apart', async () => {
  const office = await aBusyOffice()
  const { world, board } = office
  const owner = await aPerson(office, 'Owner')
  const viewer = allow(owner, 'intake.view')
  const { late, slow, unscheduled, requests, parts } = await board()
  const seen = await readDashboard(
    world,
    {
      dashboard: allow(owner, 'dashboard.view'),
      leads: allow(owner, 'leads.view'),
      jobs: viewer,
      drying: null,
      equipment: null,
      money: null,
      employees: null,
    },
    30,
  )
  const length = async (filter: object) =>
    (await listJobs(world, viewer, JobQuery.parse({ ...filter, limit: '100' }))).items.length
  const tray = [...(await listUnscheduled(world, viewer)), ...(await listJobsToPlan(world, viewer))]

  // Four have no visit to come: three never had one, and that of this morning is over.
  expect(new Set(tray.map(({ job_id }) => job_id)).size).toBe(6)
  expect([unscheduled, seen.jobs?.unscheduled.count, await length({ unscheduled: 'yes' })]).toEqual([6, 6, 6])
  expect(requests).toEqual({ open: 4, late: 1, slow: 0 })
  expect(seen.jobs?.requests).toEqual(requests)
  expect(late - requests.late).toBe(seen.jobs?.late.count)
  expect(await length({ late: 'yes' })).toBe(seen.jobs?.late.count)
  expect(slow - requests.slow).toBe(seen.jobs?.slow.count)
  const shown = parts.reduce((sum, { count }) => sum + count, 0)
  expect(shown - requests.open).toBe(seen.jobs?.open.count)
  expect(parts.find(({ stage }) => stage === 'dispatched')?.rows.map(({ id }) => id)).toEqual([
    office.scheduled,
  ])
})
