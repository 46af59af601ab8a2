import { expect, test } from 'vitest'
import type { SignedIn } from '#domain/employees/employee.ts'
import { mayReply } from '#domain/employees/may-work.ts'
import { addressEvents, addressSignal } from '#domain/events/address.flow.ts'
import { hears, hearsSignal } from '#domain/events/audience.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aNewRole } from '#test/a-role.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { findChat, listChats } from './chat-list.server.ts'
import { ChatQuery } from './chat-query.ts'
import { chatMessaged } from './chat-events.ts'
import { chatSignals } from './chat-signals.ts'
import { lockChat } from './chats.server.ts'
import { mayMakerReply } from './devices/makers.server.ts'
import { staffTypes } from './signals.server.ts'
import { seesChat } from './visible.ts'

/** Each way in which someone comes upon a conversation, and whether this person does. */
async function waysOf({ world }: TestWorld, employee: SignedIn, id: string) {
  const [viewer, replier] = [allow(employee, 'chat.view'), allow(employee, 'chat.reply')]
  const isDone = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    )
  const person = world.db.selectFrom('employee').select('id').where('id', '=', employee.id).where(mayReply)
  const happened = { name: chatMessaged.name, subject: id, position: 1, at: world.now() }
  const [event] = await addressEvents(world, [happened])
  const signal = await addressSignal(world, { kind: chatSignals.typing, about: id, by: null, value: '' })
  const { items } = await listChats(world, viewer, ChatQuery.parse({}))
  return {
    'in the list': items.some((chat) => chat.id === id),
    opened: (await findChat(world, viewer, id)) !== null,
    changed: await isDone(world.db.transaction().execute((db) => lockChat({ ...world, db }, replier, id))),
    'told who types': await isDone(staffTypes(world, replier, id)),
    'among who may reply': (await person.where((each) => seesChat(each, id)).execute()).length === 1,
    'by a link that they made': await mayMakerReply(world, { chat_id: id, made_by: employee.id }),
    'told of what happens': event !== undefined && hears(employee, event),
    'told a signal': hearsSignal(employee, signal),
  }
}

test('whoever sees a conversation sees it in every way, and nobody in one way alone', async () => {
  const test = await createTestWorld()
  const { world } = test
  const all = { 'leads.view': 'all', 'chat.view': 'all', 'chat.reply': 'all' }
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  // A role that reaches to all chats and not to all requests reaches to no more chats than requests.
  const cut = aNewRole({ name: 'Chats only', permissions: { ...all, 'leads.view': 'assigned' } })
  expect((await owner.request('/api/roles', { method: 'POST', json: cut })).status).toBe(201)
  const people = {
    owner,
    dispatcher: await aPerson(test, 'Dispatcher', 'Marcus Wren'),
    inIt: await aPerson(test, 'Project manager', 'Pia Linnet'),
    hasRequest: await aPerson(test, 'Project manager', 'Paul Dunlin'),
    neither: await aPerson(test, 'Project manager', 'Ben Plover'),
    cut: await aPerson(test, 'Chats only', 'Ivy Starling'),
  }
  const { id, say, call } = await aChatVisitor(test)
  await say('Water in the basement')
  await call()
  const inChat = { state: 'staff' as const, assigned_to: people.inIt.id, waiting_since: null }
  await world.db.updateTable('chat').set(inChat).execute()
  await world.db.updateTable('lead').set({ assigned_to: people.hasRequest.id }).execute()
  const seeing = ['owner', 'dispatcher', 'inIt', 'hasRequest']
  for (const [name, person] of Object.entries(people)) {
    const ways = await waysOf(test, person, id)
    const sees = seeing.includes(name)
    expect([name, ways]).toEqual([name, Object.fromEntries(Object.keys(ways).map((way) => [way, sees]))])
  }
})
