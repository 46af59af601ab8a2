import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { aCallTaken } from '#test/a-job.ts'
import { aNewVisit } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { readEvents } from './audit-events.server.ts'
import { findRecords } from './records.server.ts'

test('whoever is sent on a visit finds its request in the log, and what happened to it', async () => {
  const test = await createTestWorld()
  const { marcus, id } = await aCallTaken(test)
  const permissions = ['audit.view', 'leads.view:assigned', 'leads.work:assigned']
  const role = { id: newId(), name: 'Reader', description: '', permissions, is_system: false, revision: 1 }
  await test.world.db.insertInto('role').values(role).execute()
  const ola = await aPerson(test, 'Reader', 'Ola Wren')
  const found = () => findRecords(test.world, allow(ola, 'audit.view'), { q: '', id })
  const told = () => readEvents(test.world, allow(ola, 'audit.view'), { record: id, limit: 30 })
  expect([await found(), await told()]).toEqual([[], []])

  const people = [marcus.id, ola.id]
  const visit = { ...aNewVisit({ people }), job_id: id, override: 'Nobody else is there' }
  await planVisit(test.world, allow(marcus, 'intake.schedule'), visit)
  expect(await found()).toMatchObject([{ id, type: 'request' }])
  expect((await told()).map(({ name }) => name)).toContain('lead.entered')
})
