import fc from 'fast-check'
import { firstSettings } from '#domain/chat/settings/settings.ts'
import { aChatVisitor, linkOf } from '#test/a-chat.ts'
import type { Person } from '#test/people.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

const withoutContact = { ...firstSettings, shown: { ...firstSettings.shown, contact: false } }

/** Three visitors in the chat, one of them with a job by now; now and then one shows the secret of another. */
export async function holdChats(test: TestWorld, owner: Person) {
  const withJob = await aChatVisitor(test)
  const held = [await aChatVisitor(test), await aChatVisitor(test), withJob]
  // Staff takes no number for theirs that a visitor did not write.
  for (const visitor of held) await visitor.say('water everywhere, (330) 555-0117 or 724 555 0131')
  await withJob.call('(330) 555-0117', 'text')
  await owner.request('/api/jobs', {
    method: 'POST',
    json: { id: withJob.id, facts: { loss_type: 'water' } },
  })
  const tokens = await Promise.all(held.map(linkOf))
  const secrets = held.map(({ secret }) => secret)
  const ids = held.map(({ id }) => id)
  const anId = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid({ version: 7 }) },
  )
  const known: Known = {
    'chatbot.id': anId,
    'chatbot.x-chat-secret': fc.constantFrom(...secrets, ...secrets, 'a-secret-that-opens-nothing'),
    'chatbot.message_id': fc.uuid({ version: 7 }),
    'chatbot.text': fc.constantFrom('The water is still coming in.', 'Featherstonehaugh'),
    'chatbot.after': fc.constantFrom('0', '1'),
    'chatbot.position': fc.constantFrom('0', '1'),
    'chatbot.token': fc.constantFrom(...tokens, 'a'.repeat(24)),
    'chatbot.device_id': fc.uuid({ version: 7 }),
    'chats.id': anId,
    'chats.message_id': fc.uuid({ version: 7 }),
    'chats.text': fc.constantFrom('This is Marcus.', 'Featherstonehaugh'),
    'chats.employee_id': fc.constant(owner.id),
    'chats.phone': fc.constantFrom('(330) 555-0117', '724 555 0131'),
    'chats.as': fc.constantFrom('text', 'json'),
    'chats.position': fc.constantFrom('0', '1'),
    'chats.before': fc.constantFrom('1', '2'),
    'chat-settings.id': anId,
    'chat-settings.settings': fc.constantFrom(firstSettings, withoutContact),
    'chat-settings.version': fc.constantFrom('1', '2'),
    'chat-settings.cursor': fc.constantFrom('1', '2'),
  }
  const { db } = test.world
  const chats = await db.selectFrom('chat').selectAll().where('id', 'in', ids).execute()
  const said = await db.selectFrom('chat_message').selectAll().where('chat_id', 'in', ids).execute()
  const links = await db.selectFrom('chat_link').selectAll().execute()
  return {
    known,
    secrets,
    /** As they were before anything was asked: nobody was in them, and none were deleted. */
    async restore() {
      for (const table of ['chat_block', 'chat_device', 'chat_link'] as const)
        await db.deleteFrom(table).execute()
      await db.deleteFrom('chat_message').where('chat_id', 'in', ids).execute()
      for (const { facts, owed_answer, ...row } of chats) {
        const chat = { ...row, facts: JSON.stringify(facts), owed_answer: asJson(owed_answer) }
        await db
          .insertInto('chat')
          .values(chat)
          .onConflict((known) => known.column('id').doUpdateSet(chat))
          .execute()
      }
      await db
        .insertInto('chat_message')
        .values(said.map(({ detail, ...row }) => ({ ...row, detail: asJson(detail) })))
        .execute()
      await db.insertInto('chat_link').values(links).execute()
      await db.updateTable('chat_settings').set({ settings: '{}', revision: 1 }).execute()
      await db.deleteFrom('chat_settings_version').where('revision', '>', 1).execute()
    },
  }
}

function asJson(value: unknown) {
  return value === null ? null : JSON.stringify(value)
}
