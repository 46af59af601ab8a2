import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { getLead } from '../lead-views.server.ts'
import { receiveLead } from '../leads.server.ts'
import { undoTime, undoTolerance } from './visit-step.ts'
import { undoVisitStep } from './step-undo.server.ts'
import { takeVisitStep } from './visit-steps.server.ts'

/** Theo has tapped that he arrived. */
async function aStep() {
  const test = await createTestWorld()
  const { world } = test
  const [theo, ivy] = [
    await aPerson(test, 'Technician', 'Theo Bittern'),
    await aPerson(test, 'Technician', 'Ivy Starling'),
  ]
  const { id: lead_id } = await receiveLead(world, aLeadRequest(), unsuspected)
  const give = ({ id: assigned_to }: { id: string }) =>
    world.db.updateTable('lead').set({ assigned_to }).where('id', '=', lead_id).execute()
  await give(theo)
  const step = { id: newId(), kind: 'arrived' } as const
  const tapped = world.now()
  const sentAt = () => world.now()
  const worker = allow(theo, 'leads.work')
  const take = () =>
    takeVisitStep(world, worker, { ...step, lead_id, at: tapped.toISOString(), sentAt: sentAt() })
  const undo = (after: number, changed: { kind?: 'departed'; who?: typeof worker } = {}) => {
    const { who = worker, kind = step.kind } = changed
    const at = new Date(tapped.getTime() + after).toISOString()
    const told = { id: step.id, kind, step_at: tapped.toISOString(), at, lead_id, sentAt: sentAt() }
    return undoVisitStep(world, who, told)
  }
  const seen = async () => {
    const { steps, history } = await getLead(world, allow(theo, 'leads.view'), lead_id)
    return { steps, lines: history.map(({ words, by }) => `${words} (${by})`).slice(0, 2) }
  }
  return { ...test, take, undo, seen, give, theo, ivy }
}

test('a step that was taken back is no step any more, and the history tells both', async () => {
  const { take, undo, seen, wait } = await aStep()
  await take()
  wait(minute)
  expect(await undo(minute)).toEqual([])
  await undo(minute)
  expect(await seen()).toEqual({
    steps: [],
    lines: ['Arrived at 7 AM, taken back (Theo Bittern)', 'Arrived at 7 AM (Theo Bittern)'],
  })
})

test('a step that arrives after its undo changes nothing, and the history never had it', async () => {
  const { take, undo, seen } = await aStep()
  await undo(minute)
  await take()
  const { steps, lines } = await seen()
  expect([steps, lines]).toEqual([[], ['Request received (null)']])
})

test('what counts is when Undo was tapped, not when it arrived', async () => {
  const { take, undo, seen, wait } = await aStep()
  await take()
  wait(60 * minute)
  await expect(undo(undoTime + undoTolerance + minute)).rejects.toMatchObject({
    status: 409,
    code: 'too-late-to-undo',
  })
  expect((await seen()).steps).toHaveLength(1)
  await undo(undoTime + undoTolerance)
  expect((await seen()).steps).toEqual([])
})

test('nobody in the field takes back a step of someone else, or with the ID of another', async () => {
  const { take, undo, seen, give, theo, ivy } = await aStep()
  await take()
  await expect(undo(minute, { kind: 'departed' })).rejects.toMatchObject({
    status: 409,
    code: 'step-differs',
  })
  await give(ivy)
  await expect(undo(minute, { who: allow(ivy, 'leads.work') })).rejects.toMatchObject({
    status: 409,
    code: 'step-differs',
  })
  await give(theo)
  expect((await seen()).steps).toHaveLength(1)
})
