import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { inSight } from '#domain/roles/in-sight.ts'
import { aChatVisitor, anotherDevice, linkOf } from '#test/a-chat.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { fillInChat } from './staff.flow.ts'
import { chatsKeptFor, firstPrivacy } from './settings/privacy.ts'
import { forgetOldChats } from './delete.flow.ts'

const turn = (person: Person, id: string, json: object, message = newId()) =>
  person.request(`/api/chats/${id}/turns/${message}`, { method: 'PUT', json })

async function openAlerts({ world }: TestWorld) {
  const rows = await world.db.selectFrom('alert').select('id').where('settled_at', 'is', null).execute()
  return rows.map(({ id }) => id)
}

test('a chat that its visitor filled takes their number still, and staff writes in it and ends it', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  await test.workUntilIdle()
  await test.world.db.updateTable('chat').set({ last_position: 2000 }).execute()
  await expect(visitor.say('more')).rejects.toThrow('chat-full')
  await test.world.db.updateTable('chat').set({ language: 'es' }).execute()
  await expect(visitor.say('más')).rejects.toThrow('Esta conversación está llena.')
  expect((await visitor.call()).reference).toMatch(/^R-/)
  const reply = { method: 'PUT', json: { text: 'This is Marcus.', kind: 'text' } }
  expect((await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, reply)).status).toBe(200)
  expect((await turn(marcus, visitor.id, { turn: 'end' })).status).toBe(200)
  expect(await openAlerts(test)).toEqual([])
})

test('a request is changed a hundred times by its chat, whichever device says it, and then its visitor is asked to call', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  await visitor.call()
  const laptop = await anotherDevice(test, await linkOf(visitor))
  await test.world.db.updateTable('chat').set({ request_changes: 98 }).execute()
  await visitor.call('330 555 0199')
  await laptop.tell({ name: 'Nora Trillium' })
  await expect(laptop.call('330 555 0188')).rejects.toThrow('changes-full')
  await expect(visitor.tell({ name: 'Nora' })).rejects.toThrow('changes-full')
  expect(await test.world.db.selectFrom('lead').select(['phone', 'name']).execute()).toEqual([
    { phone: '+13305550199', name: 'Nora Trillium' },
  ])
  expect((await visitor.say('call me at 330 555 0188')).state).toBe('waiting')
})

test('the alert of a chat whose request is quarantined ends once someone is in the conversation', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  const forged = { phone: '(330) 555-0117', way: 'call', proof: 'bad' }
  expect((await visitor.ask(`/contact/${newId()}`, forged)).status).toBe(200)
  await test.workUntilIdle()
  expect(await openAlerts(test)).toEqual([visitor.id])
  await turn(marcus, visitor.id, { turn: 'take' })
  expect(await openAlerts(test)).toEqual([])
})

test('in what was deleted no one writes any more', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.call()
  await turn(marcus, visitor.id, { turn: 'end' })
  test.wait(chatsKeptFor(firstPrivacy) + 1)
  await forgetOldChats(test.world)
  expect((await visitor.ask(`/messages/${newId()}`, { text: 'it is back' })).status).toBe(404)
  const reply = { method: 'PUT', json: { text: 'Hello?', kind: 'text' } }
  expect((await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, reply)).status).toBe(409)
  expect(await test.world.db.selectFrom('chat_message').select('text').execute()).toEqual([])
})

test('a number that is given after the request was closed stands in the conversation', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  await visitor.call()
  await test.world.db.updateTable('lead').set({ status: 'closed', outcome: 'done' }).execute()
  const { items } = await visitor.call('330 555 0199')
  expect(items.map(({ kind, text }) => [kind, text])).toContainEqual(['contact', '(330) 555-0199'])
})

test('whoever may reply and not change requests fills in nothing of one, and a chat is seen as far as requests are', async () => {
  const test = await createTestWorld()
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  const visitor = await aChatVisitor(test)
  await visitor.call()
  const { 'leads.work': _, ...less } = june.permissions
  const replier = allow({ ...june, permissions: less }, 'chat.reply')
  const filled = fillInChat(test.world, replier, {
    id: visitor.id,
    message_id: newId(),
    changes: { town: 'Salem' },
  })
  await expect(filled).rejects.toMatchObject({ status: 403 })
  expect((await visitor.see()).facts).toEqual({})
  expect(inSight({ 'chat.view': 'all', 'chat.reply': 'all' })).toEqual({})
  expect(inSight({ 'chat.view': 'all', 'leads.view': 'assigned' })['chat.view']).toBe('assigned')
})

test('the history names who filled in and who transferred, and the visitor reads no one’s ID', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  const visitor = await aChatVisitor(test)
  await visitor.call()
  await fillInChat(test.world, allow(marcus, 'chat.reply'), {
    id: visitor.id,
    message_id: newId(),
    changes: { town: 'Salem' },
  })
  await turn(marcus, visitor.id, { turn: 'transfer', employee_id: june.id })
  const events = await test.world.db
    .selectFrom('event')
    .select(['name', 'employee_id'])
    .where('name', 'in', ['lead.answered', 'lead.assigned', 'chat.taken'])
    .execute()
  expect(events.map(({ employee_id }) => employee_id)).toEqual([marcus.id, marcus.id, marcus.id])
  expect(JSON.stringify(await visitor.see())).not.toContain(marcus.id)
})

test('the same turn sent again is done once, and another one under its ID is refused', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const message = newId()
  for (const _ of [1, 2]) expect((await turn(marcus, visitor.id, { turn: 'take' }, message)).status).toBe(200)
  expect((await turn(marcus, visitor.id, { turn: 'end' }, message)).status).toBe(409)
  expect((await visitor.see()).state).toBe('staff')
})
