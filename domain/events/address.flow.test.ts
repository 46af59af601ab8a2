import { expect, test } from 'vitest'
import { eventsAfter } from '#platform/events/events.ts'
import { assignLead } from '#domain/leads/assignment.server.ts'
import { leadAssigned } from '#domain/leads/lead-events.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { allow } from '#domain/roles/allowed.ts'
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
