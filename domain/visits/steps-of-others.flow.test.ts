import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { settleProblem } from '#domain/sync/decide.flow.ts'
import { reportProblem } from '#domain/sync/problems.server.ts'
import { certify, tomorrow } from '#test/a-visit.ts'
import { aVisitToMake } from '#test/a-visit-to-make.ts'
import { aPerson } from '#test/people.ts'

/** The office gives the visit to Theo alone, while Ivy goes on taking care of the request. */
async function aVisitOfTheo() {
  const test = await aVisitToMake()
  const { world, ivy, theo, job_id, visit, change } = test
  const given = { assigned_to: ivy.id, assigned_for: null }
  await world.db.updateTable('lead').set(given).where('id', '=', job_id).execute()
  await certify(test, theo)
  await change(visit.id, { revision: 1, people: [theo.id] })
  return test
}

const notTheirs = { status: 409, code: 'visit-not-yours' }

test('nobody drives to a visit of others, also once the office has added that they were there before', async () => {
  const { world, marcus, ivy, job_id, ago, step } = await aVisitOfTheo()
  const told = [
    { kind: 'arrived', id: newId(), at: ago(20 * minute) },
    { kind: 'departed', id: newId(), at: ago(10 * minute) },
  ] as const
  for (const { kind, ...sent } of told) await expect(step(kind, sent)).rejects.toMatchObject(notTheirs)
  for (const { kind, id, at } of told) {
    await reportProblem(world, ivy, {
      id,
      lead_id: job_id,
      code: 'visit-not-yours',
      detail: 'You don’t go on this visit. Call the office.',
      write: { kind: 'step', step: kind },
      made_at: at,
      refused_at: ago(0),
    })
    await settleProblem(world, allow(marcus, 'leads.assign'), { id, state: 'taken_over', reason: '' })
  }
  await expect(step('on_my_way')).rejects.toMatchObject(notTheirs)
  // The way to what they made, told late, still counts.
  expect((await step('on_my_way', { at: ago(30 * minute) })).visit_id).not.toBeNull()
  expect((await step('needs_office')).kind).toBe('needs_office')
})

test('while others are to go there, no step counts of anyone who goes on no visit', async () => {
  const test = await aVisitOfTheo()
  const { marcus, theo, plan, change, step, visit } = test
  await certify(test, marcus)
  await expect(step('arrived', { who: marcus })).rejects.toMatchObject(notTheirs)
  expect((await step('arrived', { who: theo })).visit_id).toBe(visit.id)
  await step('departed', { who: theo })
  const next = await plan({ when: tomorrow, people: [theo.id] })
  await expect(step('on_my_way', { who: marcus })).rejects.toMatchObject(notTheirs)
  expect((await step('needs_office', { who: marcus })).kind).toBe('needs_office')
  // Whoever is to go there on a later day may begin early, and where no visit is ahead a way counts as before.
  const later = await plan({ when: { ...tomorrow, on: '2026-11-22' }, people: [marcus.id] })
  expect((await step('on_my_way', { who: marcus })).kind).toBe('on_my_way')
  await change(next.id, { revision: 1, canceled: true })
  await change(later.id, { revision: 1, canceled: true })
  const dana = await aPerson(test, 'Dispatcher', 'Dana Heron')
  expect((await step('on_my_way', { who: dana })).visit_id).toBeNull()
})
