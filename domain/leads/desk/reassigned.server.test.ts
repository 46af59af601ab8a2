import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { assignLead } from '../assignment.server.ts'
import { readDesk } from './desk.server.ts'
import { getReassigned } from './reassigned.server.ts'
import { noteOnLead, receiveLead } from '../leads.server.ts'

async function anAssignedRequest() {
  const test = await createTestWorld()
  const { world, wait } = test
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const rosa = await aPerson(test, 'Technician', 'Rosa Plover')
  const { id, reference } = await receiveLead(world, aLeadRequest(), unsuspected)
  let revision = 1
  const hand = async (to: Person | null) => {
    wait(minute)
    const change = { id, employee_id: to?.id ?? null, revision: revision++ }
    await assignLead(world, allow(marcus, 'leads.assign'), change)
    return world.now().toISOString()
  }
  const toldOnDesk = async (person: Person) =>
    (await readDesk(world, allow(person, 'leads.view'))).reassigned.map(({ id: _, ...told }) => told)
  const ask = (person: Person) => getReassigned(world, allow(person, 'leads.view'), id)
  const note = (person: Person) =>
    noteOnLead(world, allow(person, 'leads.work'), { id: newId(), lead_id: id, text: 'Use the back door.' })
  return { ...test, id, reference, marcus, ivy, rosa, hand, toldOnDesk, ask, note }
}

test('whoever lost a request is told for a day who took it and who has it, and nothing of the customer', async () => {
  const { id, reference, marcus, ivy, rosa, hand, toldOnDesk, ask, wait } = await anAssignedRequest()
  await hand(ivy)
  expect(await toldOnDesk(ivy)).toEqual([])
  const at = await hand(rosa)
  const people = { by: 'Marcus Wren', by_id: marcus.id, to: 'Rosa Plover', to_id: rosa.id }
  const told = { lead_id: id, reference, at, ...people, phone: null, arrived_at: null }
  expect(await toldOnDesk(ivy)).toEqual([told])
  expect(await toldOnDesk(rosa)).toEqual([])
  expect(await ask(ivy)).toEqual({ id: expect.any(String), ...told })

  // Who has it after that is none of their business.
  await hand(null)
  expect(await toldOnDesk(ivy)).toEqual([told])
  expect(await toldOnDesk(rosa)).toMatchObject([{ lead_id: id, by: 'Marcus Wren', to: null }])
  wait(day)
  expect(await toldOnDesk(ivy)).toEqual([])
  expect(await ask(ivy)).toMatchObject(told)
})

test('a request that comes back is told as lost no more, and lost once more it is told once', async () => {
  const { ivy, rosa, hand, toldOnDesk, ask } = await anAssignedRequest()
  await hand(ivy)
  await hand(rosa)
  await hand(ivy)
  expect(await toldOnDesk(ivy)).toEqual([])
  await expect(ask(ivy)).rejects.toMatchObject({ status: 404, code: 'lead-not-found' })
  const at = await hand(null)
  expect(await toldOnDesk(ivy)).toMatchObject([{ at, by: 'Marcus Wren', to: null }])
})

test('the number of whoever took a request is told to those who may see people, and to nobody else', async () => {
  const { world, marcus, ivy, rosa, hand, id } = await anAssignedRequest()
  await world.db.updateTable('employee').set({ mobile: '+13305550142' }).where('id', '=', marcus.id).execute()
  await hand(ivy)
  await hand(rosa)
  const seesPeople = { ...ivy, permissions: { ...ivy.permissions, 'employees.view': 'all' as const } }
  const numberFor = async (person: Person) =>
    (await getReassigned(world, allow(person, 'leads.view'), id)).phone
  expect(await numberFor(ivy)).toBeNull()
  expect(await numberFor(seesPeople)).toBe('+13305550142')
})

test('a note on a lost request is refused with the reason, on one that was never theirs as if there were none', async () => {
  const test = await anAssignedRequest()
  const { ivy, rosa, hand, note, ask } = test
  const wes = await aPerson(test, 'Technician', 'Wes Vireo')
  await hand(ivy)
  await hand(rosa)
  await expect(note(ivy)).rejects.toMatchObject({
    status: 404,
    code: 'lead-reassigned',
    message: 'This request was assigned to someone else.',
  })
  await hand(null)
  await expect(note(rosa)).rejects.toMatchObject({ code: 'lead-reassigned' })
  await expect(note(wes)).rejects.toMatchObject({ status: 404, code: 'lead-not-found' })
  await expect(ask(wes)).rejects.toMatchObject({ status: 404, code: 'lead-not-found' })
})
