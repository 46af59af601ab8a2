import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { ChatDetail } from './chat.ts'

async function read(person: Person, id: string) {
  return ChatDetail.parse(await (await person.request(`/api/chats/${id}`)).json())
}

test('a question that the visitor skips is told of once, until they answer it all the same', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const [skip, again] = [newId(), newId()]
  await visitor.tell({ skipped: { fact: 'found' } }, skip)
  await visitor.tell({ skipped: { fact: 'found' } }, skip)
  await visitor.tell({ skipped: { fact: 'found' } }, again)
  await visitor.tell({ skipped: { fact: 'pets' } })
  const detail = await read(marcus, visitor.id)
  expect(detail.skipped).toEqual(['found', 'pets'])
  // Nothing was said: no clock of a first reply runs, and no line stands in the conversation.
  expect([detail.first_said_at, detail.messages]).toEqual([null, []])
  const told = test.world.db.selectFrom('event').select('payload').where('name', '=', 'chat.question_skipped')
  expect(await told.execute()).toHaveLength(2)

  await visitor.tell({ found: 'today' })
  expect((await read(marcus, visitor.id)).skipped).toEqual(['pets'])
  // A browser without a connection sends it late.
  await visitor.tell({ skipped: { fact: 'found' } }, skip)
  expect((await read(marcus, visitor.id)).skipped).toEqual(['pets'])
})

test('no one skips what is not asked', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  const { status } = await visitor.ask(`/facts/${newId()}`, { skipped: { fact: 'salary' } })
  expect(status).toBe(422)
})
