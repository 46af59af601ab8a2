import { expect, test } from 'vitest'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { listJobVisits } from '#domain/visits/visit-views.server.ts'
import { aJobToVisit, today } from '#test/a-visit.ts'
import { listJobs } from './job-views.server.ts'
import { JobQuery } from './job-query.ts'

test('of two visits that start at once the list, the request and the file have the same one next', async () => {
  const { world, marcus, ivy, job_id, plan } = await aJobToVisit()
  const [long, short] = ['12:00', '11:00'].map((to) => ({ on: today, from: '10:00', to }))
  await plan({ when: long, people: [ivy.id] })
  const { id } = await plan({ when: short, people: [ivy.id] })
  await plan({ when: short, people: [ivy.id] })

  const viewer = allow(marcus, 'intake.view')
  const { items } = await listJobs(world, viewer, JobQuery.parse({}))
  expect(items).toMatchObject([{ next_visit: { id, ...short } }])
  expect(await getLead(world, allow(marcus, 'leads.view'), job_id)).toMatchObject({ visit: short })
  const { visits } = await listJobVisits(world, viewer, job_id)
  expect(visits.map(({ when }) => when)).toEqual([short, short, long])
  expect(visits[0]).toMatchObject({ id })
})
