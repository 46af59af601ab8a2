import { isDeepStrictEqual } from 'node:util'
import { announce } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { chatAnswered } from '../chat-events.ts'
import type { ChangedFacts } from './chat-facts.ts'
import { FactName, ToldFacts } from './told-facts.ts'
import { addMessages } from '../messages.server.ts'
import { valueWords } from './fact-words.ts'
import type { ChatOfRow } from '../visitor.server.ts'

/** Who tells: the visitor, under the id that their browser gave it, or an employee. */
export type Teller = { message_id: string; employee_id: string | null }

/** Stores what was told in a chat whose row the caller has locked. Returns the names of what changed. */
export async function tellFacts(
  world: World,
  chat: ChatOfRow,
  { changes, by }: { changes: ChangedFacts; by: Teller },
): Promise<FactName[]> {
  const known = ToldFacts.parse(chat.facts)
  const names = FactName.options.filter((name) => {
    const change = changes[name]
    return change !== undefined && !isDeepStrictEqual(change, known[name]?.value ?? null)
  })
  if (names.length === 0) return []
  const at = world.now().toISOString()
  const next: ToldFacts = { ...known }
  for (const name of names) {
    const value = changes[name]
    if (value === null || value === undefined) delete next[name]
    else next[name] = { value, at, by: by.employee_id }
  }
  await world.db
    .updateTable('chat')
    .set({ facts: JSON.stringify(next) })
    .where('id', '=', chat.id)
    .execute()
  // What staff fills in is no part of the conversation.
  if (!by.employee_id) await addAnswers(world, chat.id, { id: by.message_id, names, told: next })
  await announce(world, chatAnswered, { lead_id: chat.id, names }, by.employee_id)
  return names
}

type Answered = { id: string; names: readonly FactName[]; told: ToldFacts }

/** A message for each answer; the first has the id that the browser gave, by which all are known when they come again. */
async function addAnswers(world: World, chatId: string, { id, names, told }: Answered) {
  const answers = names.map((fact, nth) => {
    const value = told[fact]?.value
    const text = value === undefined ? '' : valueWords(fact, value)
    const messageId = nth === 0 ? id : newId(world.now().getTime())
    return { id: messageId, author: 'visitor', kind: 'answer', text, detail: { fact } } as const
  })
  await addMessages(world, chatId, answers)
}
