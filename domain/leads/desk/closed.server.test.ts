import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { assignLead } from '../assignment.server.ts'
import { moveLead, undoMove } from '../moves.server.ts'
import { receiveLead } from '../leads.server.ts'
import { takeVisitStep } from '../visit-steps/visit-steps.server.ts'
import type { VisitStepKind } from '../visit-steps/visit-step.ts'
import { readDesk } from './desk.server.ts'

async function aRequestOfIvy() {
  const test = await createTestWorld()
  const { world, wait } = test
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const { id } = await receiveLead(world, aLeadRequest({ name: 'Ann Miller' }), unsuspected)
  await assignLead(world, allow(marcus, 'leads.assign'), { id, employee_id: ivy.id, revision: 1 })
  const step = async (kind: VisitStepKind) => {
    wait(minute)
    const at = world.now()
    const step = { id: newId(), lead_id: id, kind, at: at.toISOString(), sentAt: at }
    await takeVisitStep(world, allow(ivy, 'leads.work'), step)
    return at.toISOString()
  }
  const close = async (person: Person) => {
    wait(minute)
    const move = { id, revision: 2, status: 'closed' as const, outcome: 'not-needed' as const }
    await moveLead(world, allow(person, 'leads.work'), move)
    return world.now().toISOString()
  }
  const told = async (person = ivy) => (await readDesk(world, allow(person, 'leads.view'))).closed
  return { ...test, id, marcus, ivy, step, close, told }
}

test('whoever has a request that someone else closes is told for a day who did it, how it ended and that they are there', async () => {
  const { id, marcus, step, close, told, wait } = await aRequestOfIvy()
  await step('on_my_way')
  const arrived_at = await step('arrived')
  await step('needs_office')
  expect(await told()).toEqual([])
  const at = await close(marcus)
  const people = { by: 'Marcus Wren', by_id: marcus.id }
  const request = { lead_id: id, name: 'Ann Miller', visit: null, outcome: 'not-needed' }
  expect(await told()).toEqual([{ id: expect.any(String), at, ...people, ...request, arrived_at }])
  expect(await told(marcus)).toEqual([])
  wait(day)
  expect(await told()).toEqual([])
})

test('whoever left before is not told that they are there, and a request that is open again is told no more', async () => {
  const { world, id, marcus, step, close, told } = await aRequestOfIvy()
  await step('arrived')
  await step('departed')
  await close(marcus)
  expect(await told()).toMatchObject([{ lead_id: id, arrived_at: null }])
  await undoMove(world, allow(marcus, 'leads.work'), { id, revision: 3 })
  expect(await told()).toEqual([])
})

test('nobody is told of what they closed themselves', async () => {
  const { ivy, close, told } = await aRequestOfIvy()
  await close(ivy)
  expect(await told()).toEqual([])
})
