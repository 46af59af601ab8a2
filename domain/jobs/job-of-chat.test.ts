import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { ChatDetail } from '#domain/chat/chat.ts'
import { decide } from '#domain/chat/decide.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aJobOf } from '#test/a-job.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { newId } from '#platform/uuid.ts'
import { getJob } from './job-views.server.ts'

test('a chat becomes a job with every value that was told in it, and nothing is typed again', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test, { page: '/services/water-damage', first_page: '/' })
  await visitor.say('pipe bust undr kithcen sink water evrywhere')
  await visitor.tell({ danger: 'no', loss: 'burst-pipe', activity: 'running', found: 'earlier' })
  await visitor.tell({ activity: 'off', electricity: 'no', rooms: ['Kitchen', 'Hall'] })
  await visitor.tell({ town: 'Boardman', address: '411 Larkspur Lane', name: 'Nora Trillium' })
  await visitor.call()
  await visitor.tell({ relation: 'owner', will_claim: 'yes', pets: 'One cat', found: 'yesterday' })
  await aJobOf(test, marcus, { id: visitor.id, facts: {} })

  const job = await getJob(test.world, allow(marcus, 'intake.view'), visitor.id)
  expect(job).toMatchObject({ name: 'Nora Trillium', phone: '+13305550117', has_chat: true })
  expect(job.message).toBe('pipe bust undr kithcen sink water evrywhere')
  expect(job.facts).toEqual({
    channel: 'chat',
    name: 'Nora Trillium',
    phone: '+13305550117',
    town: 'Boardman',
    address: '411 Larkspur Lane',
    loss_type: 'water',
    activity: 'off',
    electricity: 'no',
    rooms: ['Kitchen', 'Hall'],
    found: 'yesterday',
    found_on: '2026-11-19',
    relation: 'owner',
    will_claim: 'yes',
    pets: 'One cat',
    contact_way: 'call',
  })
  const lead = await getLead(test.world, allow(marcus, 'leads.view'), visitor.id)
  expect(lead).toMatchObject({ page: '/services/water-damage', has_job: true })
  expect(lead.told_in_chat?.pets?.value).toBe('One cat')
})

test('a danger that the chat heard of stands in the request with its words, and answers its question of safety in the job', async () => {
  const test = await createTestWorld({
    chat: () => ({ decide: (text) => decide(text, { search: () => [] }) }),
  })
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('i smell gas in the basement')
  await visitor.say('please hurry')
  await visitor.tell({ name: 'Nora' })
  await visitor.call()
  const lead = await getLead(test.world, allow(marcus, 'leads.view'), visitor.id)
  expect(lead.danger_in_chat).toEqual({ kind: 'gas', words: 'i smell gas in the basement' })
  await aJobOf(test, marcus, { id: visitor.id, facts: {} })
  const { facts } = await getJob(test.world, allow(marcus, 'intake.view'), visitor.id)
  expect(facts.gas).toBe('yes')
})

test('the customer of a chat in which a person has written was reached', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('water in my basement')
  await visitor.call()
  const json = { kind: 'text', text: 'This is Marcus. Is it still running?' }
  await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, { method: 'PUT', json })
  await aJobOf(test, marcus, { id: visitor.id, facts: {} })
  const { stage, clocks } = await getJob(test.world, allow(marcus, 'intake.view'), visitor.id)
  expect(stage).toBe('contacted')
  expect(clocks.find(({ key }) => key === 'contacted')?.reached_at).toBe(test.world.now().toISOString())
})

test('what was found earlier keeps no day of what was running', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.tell({ name: 'Nora', activity: 'running', found: 'earlier' })
  await visitor.call()
  await aJobOf(test, marcus, { id: visitor.id, facts: {} })
  const { facts } = await getJob(test.world, allow(marcus, 'intake.view'), visitor.id)
  expect([facts.activity, facts.found, facts.found_on]).toEqual(['running', 'earlier', undefined])
})

test('of water that runs nobody said when it was found: the intake still asks', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.tell({ name: 'Nora', activity: 'running' })
  await visitor.call()
  await aJobOf(test, marcus, { id: visitor.id, facts: {} })
  const { facts } = await getJob(test.world, allow(marcus, 'intake.view'), visitor.id)
  expect([facts.activity, facts.found, facts.found_on]).toEqual(['running', undefined, undefined])
})

test('whoever wrote that they cannot speak is text only: in the chat, in the request, and in its job', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const [deaf, hearing] = [await aChatVisitor(test), await aChatVisitor(test)]
  await deaf.say('i cant talk im deaf. pipe brust')
  await hearing.say('my dad cant talk, pipe burst')
  for (const visitor of [deaf, hearing]) await visitor.call()
  const viewer = allow(marcus, 'leads.view')
  const read = async (id: string) => {
    const chat = ChatDetail.parse(await (await marcus.request(`/api/chats/${id}`)).json())
    const { text_only_in_chat } = await getLead(test.world, viewer, id)
    return [chat.text_only, text_only_in_chat]
  }
  expect(await read(deaf.id)).toEqual([true, true])
  expect(await read(hearing.id)).toEqual([false, false])
  await aJobOf(test, marcus, { id: deaf.id, facts: {} })
  const job = await getJob(test.world, allow(marcus, 'intake.view'), deaf.id)
  expect(job.facts.contact_way).toBe('text')
})
