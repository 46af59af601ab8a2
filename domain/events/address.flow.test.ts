import { expect, test } from 'vitest'
import { announce, eventsAfter } from '#platform/events/events.ts'
import { chatDeleted, chatHandedBack, chatTaken } from '#domain/chat/chat-events.ts'
import { assignLead } from '#domain/leads/assignment.server.ts'
import { leadAssigned } from '#domain/leads/lead-events.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { addressEvents } from './address.flow.ts'
import { hears } from './audience.ts'

test('that a request is reassigned hears who has it, who lost it and who sees all, and nobody else of the field', async () => {
  const test = await createTestWorld()
  const { world, workUntilIdle } = test
  const people = {
    dana: await aPerson(test, 'Owner', 'Dana Heron'),
    ivy: await aPerson(test, 'Technician', 'Ivy Starling'),
    theo: await aPerson(test, 'Technician', 'Theo Bittern'),
    bo: await aPerson(test, 'Technician', 'Bo Finch'),
  }
  const { id } = await receiveLead(world, aLeadRequest(), unsuspected)
  for (const [at, employee_id] of [people.ivy.id, people.theo.id].entries())
    await assignLead(world, allow(people.dana, 'leads.assign'), { id, employee_id, revision: at + 1 })
  await workUntilIdle()
  const assigned = (await eventsAfter(world, 0)).filter(({ name }) => name === leadAssigned.name)
  const [, reassigned] = await addressEvents(world, assigned)
  const heard = Object.entries(people).map(([name, person]) => [
    name,
    reassigned && hears(person, reassigned),
  ])
  expect(Object.fromEntries(heard)).toEqual({ dana: true, ivy: true, theo: true, bo: false })
})

test('that a chat is taken, handed on, handed back or deleted hears who is or was in it and who sees all, and nobody else', async () => {
  const test = await createTestWorld()
  const { world, workUntilIdle } = test
  const people = {
    marcus: await aPerson(test, 'Dispatcher', 'Marcus Wren'),
    pia: await aPerson(test, 'Project manager', 'Pia Linnet'),
    paul: await aPerson(test, 'Project manager', 'Paul Dunlin'),
    ben: await aPerson(test, 'Project manager', 'Ben Plover'),
  }
  const { marcus, pia, paul } = people
  const { id: lead_id } = await aChatVisitor(test)
  const hearing = async () => {
    await workUntilIdle()
    const event = (await addressEvents(world, await eventsAfter(world, 0))).at(-1)
    return Object.entries(people).flatMap(([name, person]) => (event && hears(person, event) ? [name] : []))
  }
  await world.db.updateTable('chat').set({ state: 'staff', assigned_to: paul.id }).execute()
  await announce(world, chatTaken, { lead_id, from: pia.id, to: paul.id }, marcus.id)
  expect(await hearing()).toEqual(['marcus', 'pia', 'paul'])
  await world.db.updateTable('chat').set({ state: 'automated', assigned_to: null }).execute()
  await announce(world, chatHandedBack, { lead_id, from: paul.id }, marcus.id)
  expect(await hearing()).toEqual(['marcus', 'paul'])
  await world.db.deleteFrom('chat').execute()
  await announce(world, chatDeleted, { lead_id, why: 'staff', from: pia.id }, marcus.id)
  expect(await hearing()).toEqual(['marcus', 'pia'])
})
