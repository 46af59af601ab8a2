import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aJobToVisit, tomorrow } from '#test/a-visit.ts'
import type { Person } from '#test/people.ts'
import { countDays } from './day-counts.server.ts'
import { readDay } from './day.server.ts'

const day = (nth: number) => `2026-11-${20 + nth}`

test('seven days are counted as each of them shows its visits and clashes', async () => {
  const { world, marcus, ivy, theo, job_id, plan, change } = await aJobToVisit()
  await plan({ when: tomorrow, people: [ivy.id] })
  await plan({ when: { ...tomorrow, from: '09:00' }, people: [ivy.id] })
  await plan({ when: { ...tomorrow, on: day(6) } })
  await plan({ when: { ...tomorrow, on: day(7) }, people: [ivy.id] })
  await plan({ people: [ivy.id] })
  const canceled = await plan({ when: { ...tomorrow, on: day(3) }, people: [ivy.id] })
  await change(canceled.id, { revision: 1, canceled: true })
  const { id } = await receiveLead(world, aLeadRequest({ town: 'Salem' }), unsuspected)
  const visit = { visit_on: day(2), visit_from: '09:00', visit_to: '11:00' }
  const scheduled = { assigned_to: theo.id, status: 'scheduled' as const, ...visit }
  await world.db.updateTable('lead').set(scheduled).where('id', '=', id).execute()

  const count = (who: Person) => countDays(world, allow(who, 'intake.view'), day(0))
  const shown = async (who: Person) => {
    const days = []
    for (const nth of [0, 1, 2, 3, 4, 5, 6]) {
      const viewer = allow(who, 'intake.view')
      const { visits, busy, clashes } = await readDay(world, viewer, { on: day(nth), planner: null })
      days.push({ on: day(nth), visits: visits.length + busy.length, clashes: clashes.length, lacking: 0 })
    }
    return days
  }
  const counted = await count(marcus)
  expect(counted.map(({ visits, clashes }) => [visits, clashes])).toEqual([
    [0, 0],
    [2, 1],
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
  ])
  expect(counted).toEqual(await shown(marcus))
  // To a visit of a job that Theo may not see nobody is sent yet: his day is empty.
  expect((await count(theo))[6]).toEqual({ on: day(6), visits: 0, clashes: 0, lacking: 0 })
  expect(await count(theo)).toEqual(await shown(theo))

  await world.db.updateTable('job').set({ stage: 'closed' }).where('id', '=', job_id).execute()
  expect(await count(marcus)).toEqual(await shown(marcus))
})
