import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { indexOver } from '../answers/search.ts'
import { listUnanswered } from './list.server.ts'

/** A library that tells what it was asked to read. */
async function anOffice() {
  const test = await createTestWorld()
  const editor = allow(await aPerson(test), 'chat.settings')
  const { weigh } = indexOver([])
  const lengths: number[] = []
  const library = {
    weigh(text: string) {
      lengths.push(text.length)
      return weigh(text)
    },
    closest(text: string) {
      lengths.push(text.length)
      return null
    },
  }
  const list = async () => {
    const { items } = await listUnanswered(test.world, editor, library)
    return items.map(({ question }) => question)
  }
  return { ...test, list, lengths }
}

test('what it costs to read the list does not grow with what was written: that is decided when a message comes in', async () => {
  const test = await anOffice()
  const visitor = await aChatVisitor(test)
  await visitor.say(`blue dust comes out of the vents ${'kestrel '.repeat(100)}`)
  await visitor.say('ok thanks')
  const noted = await test.world.db.selectFrom('chat_question').select('kind').execute()
  expect(noted).toEqual([{ kind: 'statement' }])
  expect(await test.list()).toHaveLength(1)
  expect(Math.max(...test.lengths)).toBeLessThanOrEqual(160)
})

test('what came in before this was decided at once is decided when the list is read, and once', async () => {
  const test = await anOffice()
  const visitor = await aChatVisitor(test)
  for (const text of ['will you move my piano', 'are you hiring', 'blue dust comes out of the vents'])
    await visitor.say(text)
  const { world } = test
  // One of them would tell of a danger today.
  await world.db.updateTable('chat_question').set({ kind: null }).execute()
  await world.db
    .updateTable('chat_message')
    .set({ text: 'hay agua en los enchufes que hago?' })
    .where('text', '=', 'are you hiring')
    .execute()
  expect((await test.list()).toSorted()).toEqual([
    'Blue dust comes out of the vents',
    'Will you move my piano?',
  ])
  const kinds = await world.db.selectFrom('chat_question').select('kind').execute()
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['question', 'statement'])
})
