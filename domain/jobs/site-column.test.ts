import { expect, test } from 'vitest'
import { readDesk } from '#domain/leads/desk/desk.server.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall } from '#test/a-job.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { changeAccessCode } from './access-code.server.ts'
import type { FactChanges } from './facts/facts.ts'

const told: FactChanges = {
  address: '52 Wampum Ave',
  unit: 'Unit 3',
  town: 'Ellwood City',
  state: 'PA',
  zip: '16117',
  electricity: 'yes',
  ceiling: 'no',
  vulnerable: ['infant'],
  access_way: 'key_holder',
  key_holder: 'Ann next door',
  access_note: 'Gate is behind the barn',
  call_note: 'Dog bites',
}

test('whoever goes to a job finds the house, its dangers and the way in on their desk, but neither code nor claim', async () => {
  const { world, ivy, marcus, job_id, plan } = await aJobToVisit({ ...aCall, ...told, carrier: 'Ridgeline' })
  await plan({ ...thisMorning, people: [ivy.id] })
  await changeAccessCode(world, allow(marcus, 'intake.edit'), { job_id, code: '4711#' })
  const { items } = await readDesk(world, allow(ivy, 'leads.view'))
  expect(items.map(({ site }) => site)).toEqual([
    {
      address: '52 Wampum Ave',
      unit: 'Unit 3',
      state: 'PA',
      zip: '16117',
      hazards: ['electricity'],
      not_asked: ['hurt', 'gas', 'sewage', 'sharps'],
      priority: 1,
      vulnerable: ['infant'],
      access_way: 'key_holder',
      key_holder: 'Ann next door',
      access_note: 'Gate is behind the barn',
      parking: '',
      pets: '',
      call_note: 'Dog bites',
      has_access_code: true,
    },
  ])
  expect(JSON.stringify(items)).not.toMatch(/4711|Ridgeline/)
})

test('of a job nothing is told to who may not see jobs, and of a request without one there is nothing', async () => {
  const { world, marcus, job_id } = await aJobToVisit({ ...aCall, ...told })
  const { 'intake.view': _, ...others } = marcus.permissions
  const siteFor = async (person: typeof marcus, id: string) =>
    (await getLead(world, allow(person, 'leads.view'), id)).site
  expect(await siteFor(marcus, job_id)).toMatchObject({ address: '52 Wampum Ave' })
  expect(await siteFor({ ...marcus, permissions: others }, job_id)).toBeNull()
  const { id } = await receiveLead(world, aLeadRequest(), unsuspected)
  expect(await siteFor(marcus, id)).toBeNull()
  // One who sees all requests, but only their own jobs.
  const own = { ...marcus, permissions: { ...marcus.permissions, 'intake.view': 'assigned' as const } }
  await world.db.updateTable('lead').set({ assigned_to: null }).where('id', '=', job_id).execute()
  expect(await siteFor(own, job_id)).toBeNull()
})
