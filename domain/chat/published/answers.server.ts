import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { masked } from '../masked.ts'
import { answerChanged, answerPublished, answerRetired } from './answer-events.ts'
import type { AnswerChange, AnswerFacts, StoredAnswer } from './chat-answer.ts'
import { requireSayable } from './require-sayable.server.ts'
import {
  isSameAnswer,
  keepAnswer,
  lockAnswer,
  requireRevision,
  type Editor,
} from './stored-answers.server.ts'

type Which = { id: string; revision: number }

/** Publishes it once: the same id with the same content changes nothing. From now on the chat quotes it. */
export async function publishAnswer(
  world: World,
  editor: Editor,
  { id, ...facts }: AnswerFacts & { id: string },
): Promise<{ isNew: boolean }> {
  const content = await contentOf(world, facts)
  return inTransaction(world, async (world) => {
    const published = { published_at: world.now(), published_by: editor.employee.id }
    const inserted = await world.db
      .insertInto('chat_answer')
      .values({ id, ...content, ...published, revision: 0 })
      .onConflict((row) => row.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) {
      const known = await lockAnswer(world, id)
      if (isSameAnswer(known.content, content)) return { isNew: false }
      throw new Refusal(409, 'answer-differs', 'A different answer was already published with this ID.')
    }
    const first = { kind: answerPublished, what: 'published', content, isRetired: false, by: editor } as const
    await keepAnswer(world, { id, revision: 0 }, first)
    return { isNew: true }
  })
}

/** Changes what it says. One that was retired is quoted again. */
export async function changeAnswer(
  world: World,
  editor: Editor,
  { id, revision, ...facts }: AnswerChange & { id: string },
): Promise<void> {
  const content = await contentOf(world, facts)
  return inTransaction(world, async (world) => {
    const known = await lockAnswer(world, id)
    if (!known.isRetired && isSameAnswer(known.content, content)) return
    requireRevision(known, revision)
    const change = { kind: answerChanged, what: 'changed', content, isRetired: false, by: editor } as const
    await keepAnswer(world, known, change)
  })
}

/** It is quoted no more, and leaves the website. What was retired already stays so. */
export function retireAnswer(world: World, editor: Editor, { id, revision }: Which): Promise<void> {
  return inTransaction(world, async (world) => {
    const known = await lockAnswer(world, id)
    if (known.isRetired) return
    requireRevision(known, revision)
    const { content } = known
    const change = { kind: answerRetired, what: 'retired', content, isRetired: true, by: editor } as const
    await keepAnswer(world, known, change)
  })
}

/** What of an answer is stored: wordings never with what tells who asked. */
async function contentOf(world: World, facts: AnswerFacts): Promise<StoredAnswer> {
  await requireSayable(world, facts)
  const wordings = [...new Set(facts.wordings.map(masked))].filter((wording) => /\p{L}/u.test(wording))
  return { ...facts, wordings }
}
