import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aCall } from '#test/a-job.ts'
import { aNewRole } from '#test/a-role.ts'
import { deliveriesOf, putOnCall, aReachable } from '#test/on-call.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

/** A dispatcher on call, and people who answered the phone where the server would not make a job of it. */
async function refusedCalls() {
  const test = await createTestWorld()
  const ann = await aReachable(test, 'Ann Miller')
  await putOnCall(test, ann, 'first')
  const report = (who: Person, lead_id = newId(), at = test.world.now()) => {
    const write = { kind: 'job', facts: aCall, at: at.toISOString() } as const
    const times = { made_at: write.at, refused_at: write.at }
    const json = { lead_id, write, code: 'not-permitted', detail: 'Refused.', ...times }
    return who.request(`/api/sync-problems/${newId()}`, { method: 'PUT', json })
  }
  const read = async (id: string) => (await ann.request(`/api/leads/${id}`)).json()
  return { ...test, ann, report, read }
}

test('a call that is reported by someone who may not work on requests is nobody’s and new, and whoever is on call is told', async () => {
  const { ann, report, read, ...test } = await refusedCalls()
  const pia = await aPerson(test, 'Marketing', 'Pia Lark')
  const id = newId()
  expect((await report(pia, id)).status).toBe(200)
  expect(await read(id)).toMatchObject({ name: aCall.name, status: 'new', assigned_to: null })
  await test.workUntilIdle()
  expect(await deliveriesOf(test, id)).toContain('0 text Ann Miller')
  expect((await pia.request(`/api/leads/${id}`)).status).toBe(403)
  const { items } = await (await ann.request('/api/sync-problems')).json()
  expect(items).toMatchObject([{ lead_id: id, by: { name: 'Pia Lark' } }])
  // What their device tells again is known.
  expect((await report(pia, id)).status).toBe(200)
})

test('a call that is reported by someone who works on requests is theirs, and nobody is told', async () => {
  const { report, read, ...test } = await refusedCalls()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const id = newId()
  await report(ivy, id)
  expect(await read(id)).toMatchObject({ status: 'contacted', assigned_to: { name: 'Ivy Starling' } })
  await test.workUntilIdle()
  expect(await deliveriesOf(test, id)).toEqual([])
})

test('a call that is taken by someone who may not work on requests alerts like any other request', async () => {
  const { report: _, read, ...test } = await refusedCalls()
  const owner = await aPerson(test, 'Owner', 'Olga Reyes')
  const permissions = { 'leads.create': 'all', 'intake.view': 'all', 'intake.create': 'all' } as const
  const role = aNewRole({ name: 'Answering service', permissions })
  await owner.request('/api/roles', { method: 'POST', json: role })
  const nora = await aPerson(test, role.name, 'Nora Finch')
  const id = newId()
  const made = await nora.request('/api/jobs', { method: 'POST', json: { id, facts: aCall } })
  expect(made.status).toBe(201)
  expect(await read(id)).toMatchObject({ status: 'new', assigned_to: null, has_job: true })
  await test.workUntilIdle()
  expect(await deliveriesOf(test, id)).toContain('0 text Ann Miller')
})

test('of one person 30 calls of a day become requests, also of those at once, and what is more is taken in the day after', async () => {
  const { report, world, wait, ...test } = await refusedCalls()
  const ivy = await aPerson({ ...test, world }, 'Technician', 'Ivy Starling')
  const answers = await Promise.all(Array.from({ length: 32 }, () => report(ivy)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status }) => status)).toEqual([429, 429])
  expect(await refused[0]?.json()).toMatchObject({ code: 'too-many-problems' })
  expect(await world.db.selectFrom('lead').select('id').execute()).toHaveLength(30)
  wait(day + minute)
  expect((await report(ivy)).status).toBe(200)
})

test('a reported call came in a month ago at the earliest', async () => {
  const { report, read, world, ...test } = await refusedCalls()
  const ivy = await aPerson({ ...test, world }, 'Technician', 'Ivy Starling')
  const ago = (days: number) => new Date(world.now().getTime() - days * day)
  for (const [told, taken] of [
    [20, 20],
    [330, 30],
  ] as const) {
    const id = newId()
    await report(ivy, id, ago(told))
    expect(await read(id)).toMatchObject({ received_at: ago(taken).toISOString() })
  }
})
