import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { aLeadRequest, aMove, unsuspected } from '#test/a-lead.ts'
import { aLeadComesIn, claim } from '#test/on-call.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { receiveLead } from './leads.server.ts'

test(
  'of twenty who claim it at once one gets it, and the others are told who',
  { timeout: 60_000 },
  async () => {
    const test = await createTestWorld()
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => aPerson(test, 'Dispatcher', `Dispatcher ${nth}`)),
    )
    const id = await aLeadComesIn(test)
    const answers = await Promise.all(people.map((person) => claim(person, id)))
    const winners = people.filter((_, nth) => answers[nth]?.status === 200)
    expect(winners).toHaveLength(1)
    const losers = answers.filter(({ status }) => status === 409)
    expect(losers).toHaveLength(19)
    const said = await losers[0]?.json()
    expect(said).toMatchObject({
      code: 'lead-claimed',
      message: `${winners[0]?.name} claimed Ann Miller’s request at 7:00 AM.`,
    })

    const lead = await test.world.db
      .selectFrom('lead')
      .select(['assigned_to', 'revision'])
      .executeTakeFirstOrThrow()
    expect(lead).toEqual({ assigned_to: winners[0]?.id, revision: 2 })
    const events = await test.world.db.selectFrom('event').select('name').where('subject', '=', id).execute()
    const names = events.map(({ name }) => name)
    for (const name of ['lead.assigned', 'alert.settled'])
      expect(names.filter((one) => one === name)).toHaveLength(1)
  },
)

test('who claims again what is theirs is told that it is', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const id = await aLeadComesIn(test)
  await claim(ann, id)
  const again = await claim(ann, id)
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ assigned_to: { name: 'Ann Miller' }, revision: 2 })
})

test('who comes later reads who claimed it, and when', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const bo = await aPerson(test, 'Dispatcher', 'Bo Starling')
  const id = await aLeadComesIn(test)
  await claim(ann, id)
  test.wait(2 * minute)
  expect(await (await claim(bo, id)).json()).toMatchObject({
    message: 'Ann Miller claimed Ann Miller’s request at 7:00 AM.',
  })
  test.wait(day)
  expect(await (await claim(bo, id)).json()).toMatchObject({
    message: 'Ann Miller claimed Ann Miller’s request at Nov 20, 7:00 AM.',
  })
})

test('who sees only requests of their own finds none to claim', async () => {
  const test = await createTestWorld()
  const manager = await aPerson(test, 'Project manager')
  expect((await claim(manager, await aLeadComesIn(test))).status).toBe(404)
})

test('a request that was closed meanwhile is not claimed from a stale screen, until it is open again', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Heron')
  const bo = await aPerson(test, 'Dispatcher', 'Bo Starling')
  const id = await aLeadComesIn(test)
  const move = (status: string, revision: number) =>
    bo.request(`/api/leads/${id}/status`, { method: 'PUT', json: aMove(status, revision, bo.id) })
  await move('closed', 1)
  const refused = await claim(ann, id)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'lead-closed',
    message: 'Ann Miller’s request is closed. Change its status to claim it.',
  })
  const read = async () => (await ann.request(`/api/leads/${id}`)).json()
  expect(await read()).toMatchObject({ status: 'closed', assigned_to: null, revision: 2 })
  await move('contacted', 2)
  expect((await claim(ann, id)).status).toBe(200)
})

test('a request in quarantine is claimed once someone has released it', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Heron')
  const { id } = await receiveLead(test.world, aLeadRequest(), {
    ...unsuspected,
    suspicions: ['hidden-field'],
  })
  const refused = await claim(ann, id)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'lead-quarantined',
    message: 'This request is held in quarantine. It has to be released first.',
  })
  expect(await (await ann.request(`/api/leads/${id}`)).json()).toMatchObject({
    assigned_to: null,
    revision: 1,
  })
  await ann.request(`/api/leads/${id}/release`, { method: 'POST' })
  expect((await claim(ann, id)).status).toBe(200)
})
