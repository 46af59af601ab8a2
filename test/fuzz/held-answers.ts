import fc from 'fast-check'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { anAnswer } from '#test/an-answer.ts'
import type { Person } from '#test/people.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

/** An answer that was published, so that everything can be done to it, and a question that has none. */
export async function holdAnswers(test: TestWorld, owner: Person) {
  const [id, asked] = [newId(), newId()]
  await owner.request('/api/chat-answers', { method: 'POST', json: { ...anAnswer, id } })
  await (await aChatVisitor(test)).say('do you sell houses', asked)
  const mostly = (known: string) =>
    fc.oneof({ weight: 4, arbitrary: fc.constant(known) }, { weight: 1, arbitrary: fc.uuid({ version: 7 }) })
  const known: Known = {
    'chat-answers.id': mostly(id),
    'chat-answers.asked': fc.constantFrom(null, asked),
    'chat-answers.answer': fc.constantFrom('We do.', 'It costs $200.', 'Move it to a dry room.'),
    'chat-answers.link': fc.constantFrom('/services', '/services#now', '/elsewhere'),
    'chat-answers.rules': fc.constantFrom([], ['light-things']),
    'chat-answers.review_on': fc.constantFrom('2027-11-20', '2026-02-30'),
    'chat-answers.text': fc.constantFrom('do you sell houses', 'huele a gas'),
    'chat-questions.id': mostly(asked),
  }
  return {
    known,
    async restore() {
      const { db } = test.world
      await db
        .updateTable('chat_answer')
        .set({ ...anAnswer, revision: 1, retired_at: null, retired_by: null })
        .where('id', '=', id)
        .execute()
      await db.deleteFrom('chat_answer_version').where('revision', '>', 1).execute()
      await db.updateTable('chat_question').set({ answer_id: null, left_at: null, left_by: null }).execute()
    },
  }
}
