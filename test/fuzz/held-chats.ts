import fc from 'fast-check'
import { firstSettings } from '#domain/chat/settings/settings.ts'
import { aChatVisitor, linkOf } from '#test/a-chat.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

const withoutContact = { ...firstSettings, shown: { ...firstSettings.shown, contact: false } }

/** Two visitors in the chat; now and then one shows the secret of the other. */
export async function holdChats(test: TestWorld, { colleague }: { colleague: string }) {
  const held = [await aChatVisitor(test), await aChatVisitor(test)]
  for (const visitor of held) await visitor.say('water everywhere')
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
    'chats.employee_id': fc.constant(colleague),
    'chats.phone': fc.constantFrom('(330) 555-0117', '724 555 0131'),
    'chats.as': fc.constantFrom('text', 'json'),
    'chats.position': fc.constantFrom('0', '1'),
    'chats.before': fc.constantFrom('1', '2'),
    'chat-settings.id': anId,
    'chat-settings.settings': fc.constantFrom(firstSettings, withoutContact),
    'chat-settings.version': fc.constantFrom('1', '2'),
    'chat-settings.cursor': fc.constantFrom('1', '2'),
  }
  const links = await test.world.db.selectFrom('chat_link').selectAll().execute()
  return {
    known,
    secrets,
    /** As nobody was in them yet, and none were a request. */
    async restore() {
      const { db } = test.world
      await db
        .updateTable('chat')
        .set({ state: 'automated', waiting_since: null, assigned_to: null, last_position: 2 })
        .execute()
      await db.deleteFrom('chat_block').execute()
      await db.deleteFrom('chat_message').where('position', '>', 2).execute()
      await db.updateTable('chat_settings').set({ settings: '{}', revision: 1 }).execute()
      await db.deleteFrom('chat_settings_version').where('revision', '>', 1).execute()
      await db.deleteFrom('chat_device').execute()
      await db.deleteFrom('chat_link').execute()
      await db.insertInto('chat_link').values(links).execute()
    },
  }
}
