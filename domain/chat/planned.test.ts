import { expect, test } from 'vitest'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aJobOf } from '#test/a-job.ts'
import { aNewVisit, certify, tomorrow } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { ChatDetail } from './chat.ts'

test('once a crew is planned whoever replies reads who comes when, and no one is told that someone is being found', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  await certify(test, ivy)
  const visitor = await aChatVisitor(test)
  await visitor.tell({ name: 'Nora', loss: 'burst-pipe' })
  expect((await visitor.call()).is_planned).toBe(false)
  await aJobOf(test, marcus, { id: visitor.id, facts: {} })
  const seen = async () =>
    ChatDetail.parse(await (await marcus.request(`/api/chats/${visitor.id}`)).json()).next_visit
  expect(await seen()).toBeNull()
  const visit = { ...aNewVisit({ when: tomorrow, people: [ivy.id] }), job_id: visitor.id }
  await planVisit(test.world, allow(marcus, 'intake.schedule'), visit)
  expect(await seen()).toEqual({ ...tomorrow, people: ['Ivy Starling'] })

  await test.world.db.updateTable('chat').set({ state: 'automated', waiting_since: null }).execute()
  const before = await visitor.see()
  const after = await visitor.say('do you have a boat')
  expect([after.state, after.is_planned]).toEqual(['waiting', true])
  const news = after.items.slice(before.items.length).map(({ author, kind }) => `${author} ${kind}`)
  expect(news).toEqual(['visitor text', 'automated text'])
})
