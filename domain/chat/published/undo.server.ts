import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { answerUndone } from './answer-events.ts'
import { StoredAnswer } from './chat-answer.ts'
import { requireSayable } from './require-sayable.server.ts'
import { keepAnswer, lockAnswer, requireRevision, type Editor } from './stored-answers.server.ts'

/**
 * Takes back the change that made this revision: what was just published is retired, what was retired is quoted again. Once more
 * changes nothing.
 */
export function undoAnswerChange(
  world: World,
  by: Editor,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const known = await lockAnswer(world, id)
    const versions = await world.db
      .selectFrom('chat_answer_version')
      .select(['revision', 'what', 'content', 'is_retired'])
      .where('answer_id', '=', id)
      .where('revision', 'in', [known.revision, known.revision - 1])
      .execute()
    const versionOf = (wanted: number) => versions.find((version) => version.revision === wanted)
    if (known.revision === revision + 1 && versionOf(known.revision)?.what === 'undone') return
    requireRevision(known, revision)
    const before = versionOf(revision - 1)
    if (!before && known.isRetired) throw new Refusal(409, 'nothing-to-undo', 'There is no change to undo.')
    const content = before ? StoredAnswer.parse(before.content) : known.content
    const isRetired = before ? before.is_retired : true
    if (!isRetired) await requireSayable(world, content)
    await keepAnswer(world, known, { kind: answerUndone, what: 'undone', content, isRetired, by })
  })
}
