import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Decision } from './decide.ts'
import { addMessages } from './messages.server.ts'
import { answerLanguage } from './hearing/answer-language.ts'
import { callIsFaster, noAnswerWords } from './no-answer-words.ts'
import { isInDanger } from './danger/in-danger.server.ts'
import { isQuestion } from './unanswered/asks.ts'
import type { ChatOfRow } from './visitor.server.ts'

type Unanswered = Pick<Extract<Decision, { kind: 'person' }>, 'reason' | 'asked'>

/**
 * Says that a question has no automated answer and what happens next, once; whether it was said now. Whoever tells something is only told
 * that where a person was called before and something else was said since.
 */
export async function tellOfNoAnswer(
  world: World,
  chat: ChatOfRow,
  { text, reason, asked }: Unanswered & { text: string },
): Promise<boolean> {
  if (reason === 'safety' || reason === 'emergency') return true
  const language = answerLanguage(text, { asked, chat: chat.language })
  const said = noAnswerWords[reason][language]
  const isCallFaster = chat.wished_way !== 'text' && !(await isInDanger(world, chat))
  const words = isCallFaster ? `${said} ${callIsFaster[language]}` : said
  if (await wasSaid(world, chat.id, words)) return false
  if (!isQuestion(text) && reason === 'nothing') {
    const last = await lastOfOurs(world, chat.id)
    if (chat.state !== 'waiting' || last?.kind === 'person_wanted' || last?.kind === 'text') return false
  }
  const id = newId(world.now().getTime())
  await addMessages(world, chat.id, [
    { id, author: 'automated', kind: 'text', text: words, detail: { asked: language } },
  ])
  return true
}

async function wasSaid({ db }: World, chatId: string, words: string) {
  const said = await db
    .selectFrom('chat_message')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('author', '=', 'automated')
    .where('text', '=', words)
    .limit(1)
    .executeTakeFirst()
  return said !== undefined
}

function lastOfOurs({ db }: World, chatId: string) {
  return db
    .selectFrom('chat_message')
    .select('kind')
    .where('chat_id', '=', chatId)
    .where('author', '!=', 'visitor')
    .where('kind', '!=', 'note')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}
