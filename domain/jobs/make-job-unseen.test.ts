import { expect, test } from 'vitest'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { newId } from '#platform/uuid.ts'
import { aCall, aJobOf } from '#test/a-job.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { makeJob } from './make-job.flow.ts'

async function aJobOutOfSight() {
  const test = await createTestWorld()
  const { world } = test
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const id = newId()
  const made = await aJobOf(test, marcus, { id, facts: aCall })
  const { id: request } = await receiveLead(world, aLeadRequest(), unsuspected)
  const make = (who: Person, sent: { id: string; facts: object }) =>
    makeJob(world, allow(who, 'intake.view'), { ...sent, sentAt: world.now() }).then(
      (receipt) => receipt,
      ({ status, code, extra }) => ({ status, code, extra }),
    )
  return { ...test, marcus, id, made, request, make }
}

test.each(['Technician', 'Project manager'])(
  'a %s learns nothing of a job out of their sight by making it again',
  async (role) => {
    const { id, make, ...test } = await aJobOutOfSight()
    const ivy = await aPerson(test, role)
    const unknown = await make(ivy, { id: newId(), facts: aCall })
    expect(unknown).toMatchObject({ status: 403, code: 'not-permitted' })
    for (const facts of [aCall, {}]) expect(await make(ivy, { id, facts })).toEqual(unknown)
  },
)

test('nor does who makes no jobs learn anything of a request', async () => {
  const { request, make, ...test } = await aJobOutOfSight()
  const ivy = await aPerson(test, 'Technician')
  const unknown = await make(ivy, { id: newId(), facts: {} })
  expect(await make(ivy, { id: request, facts: {} })).toEqual(unknown)
})

test('who may take calls and does not see the job is not answered with it either', async () => {
  const { id, make, ...test } = await aJobOutOfSight()
  const ivy = await aPerson(test, 'Technician')
  const taker = {
    ...ivy,
    permissions: { ...ivy.permissions, 'leads.create': 'all', 'intake.create': 'all' } as const,
  }
  for (const facts of [aCall, {}])
    expect(await make(taker, { id, facts })).toMatchObject({ status: 404, code: 'job-not-found' })
})

test('whoever made the job is answered as at first, also where they do not see it any more', async () => {
  const { marcus, id, made, make } = await aJobOutOfSight()
  const { 'leads.create': _, ...permissions } = marcus.permissions
  const narrowed = { ...marcus, permissions: { ...permissions, 'intake.view': 'own' } as const }
  const { isNew: __, ...receipt } = made
  expect(await make(narrowed, { id, facts: aCall })).toEqual({ ...receipt, isNew: false })
})
