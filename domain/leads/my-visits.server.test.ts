import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { reportStep } from '#domain/visits/report-step.flow.ts'
import { aJob } from '#test/a-job.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aJobToVisit, aNewVisit, thisMorning, today, tomorrow } from '#test/a-visit.ts'
import { LeadQuery } from './lead-query.ts'
import { listLeads } from './lead-views.server.ts'
import { receiveLead } from './leads.server.ts'

const noon = { on: today, from: '12:00', to: '13:00' }

test('the list of a person’s visits on a day has the requests that they visit, and where someone was stays in it', async () => {
  const { world, ivy, theo, marcus, job_id, plan, change, ...test } = await aJobToVisit()
  const listOf = async (who = ivy) => {
    const query = LeadQuery.parse({ my_visit_on: today })
    const { items } = await listLeads(world, allow(who, 'leads.view'), query)
    return items.map(({ id }) => id).toSorted()
  }

  const first = await plan({ when: thisMorning, people: [ivy.id] })
  await plan({ when: tomorrow, people: [ivy.id] })
  await plan({ when: noon, kind: 'estimate', people: [theo.id] })
  const canceled = await plan({ when: noon, people: [ivy.id] })
  await change(canceled.id, { revision: 1, canceled: true })
  const other = await aJob({ world, ...test }, marcus)
  for (const when of [noon, { ...noon, from: '15:00', to: '16:00' }])
    await planVisit(world, allow(marcus, 'intake.schedule'), {
      ...aNewVisit({ when, people: [ivy.id] }),
      job_id: other.id,
    })
  const request = await receiveLead(world, aLeadRequest({ name: 'Otis Cattail' }), unsuspected)
  await world.db
    .updateTable('lead')
    .set({
      status: 'scheduled',
      assigned_to: ivy.id,
      visit_on: today,
      visit_from: '17:00',
      visit_to: '18:00',
    })
    .where('id', '=', request.id)
    .execute()
  expect(await listOf()).toEqual([job_id, other.id, request.id].toSorted())
  expect(await listOf(theo)).toEqual([job_id])

  for (const kind of ['arrived', 'departed'] as const)
    await reportStep(world, allow(ivy, 'leads.work'), {
      id: newId(),
      lead_id: job_id,
      visit_id: first.id,
      kind,
      at: world.now().toISOString(),
      sentAt: world.now(),
    })

  // What is over is not visited any more; where someone was today still counts.
  await world.db.updateTable('job').set({ stage: 'closed' }).execute()
  expect(await listOf()).toEqual([job_id, request.id].toSorted())
})
