import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { findAlike, settleWith } from '../unanswered/questions.server.ts'
import { publishAnswer } from './answers.server.ts'
import type { NewAnswer } from './chat-answer.ts'
import type { Library } from './library.server.ts'
import type { Editor } from './stored-answers.server.ts'

/** Publishes an answer, and takes the questions off the list that it was written for. */
export async function publishForQuestions(
  world: World,
  editor: Editor,
  { asked, library, ...answer }: NewAnswer & { library: Pick<Library, 'weigh'> },
): Promise<{ isNew: boolean }> {
  // Before anything is locked: it takes the processor's time. A question that is gone meanwhile is no reason to lose its answer.
  const group = asked === null ? [] : await findAlike(world, editor, { weigh: library.weigh, id: asked })
  return inTransaction(world, async (world) => {
    const published = await publishAnswer(world, editor, answer)
    if (group.length > 0) await settleWith(world, answer.id, group)
    return published
  })
}
