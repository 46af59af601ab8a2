import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Decision } from './decide.ts'
import { addMessages } from './messages.server.ts'
import { noAnswerWords } from './no-answer-words.ts'
import { isQuestion } from './unanswered/asks.ts'
import type { ChatOfRow } from './visitor.server.ts'

type Unanswered = Pick<Extract<Decision, { kind: 'person' }>, 'reason' | 'asked'>

/**
 * Says that a question has no automated answer and what happens next. Whoever tells something is only told that where a person was called
 * before and something else was said since: they read it once, and not below each of their lines.
 */
export async function tellOfNoAnswer(
  world: World,
  chat: ChatOfRow,
  { text, reason, asked }: Unanswered & { text: string },
): Promise<void> {
  if (reason === 'safety') return
  const language = asked === 'es' ? 'es' : chat.language
  const words = noAnswerWords[reason][language]
  const last = await lastOfOurs(world, chat.id)
  if (last?.text === words) return
  const isTold = isQuestion(text) || reason !== 'nothing'
  if (!isTold && (chat.state !== 'waiting' || last?.kind === 'person_wanted' || last?.kind === 'text')) return
  const id = newId(world.now().getTime())
  await addMessages(world, chat.id, [
    { id, author: 'automated', kind: 'text', text: words, detail: { asked: language } },
  ])
}

function lastOfOurs({ db }: World, chatId: string) {
  return db
    .selectFrom('chat_message')
    .select(['kind', 'text'])
    .where('chat_id', '=', chatId)
    .where('author', '!=', 'visitor')
    .where('kind', '!=', 'note')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}
