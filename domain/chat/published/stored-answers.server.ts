import type { EventKind } from '#platform/events/event.ts'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { answerChanged } from './answer-events.ts'
import { StoredAnswer, type AnswerVersion } from './chat-answer.ts'

export type Editor = Allowed<'chat.settings'>

/** The row as it stands, locked. */
export type KnownAnswer = { id: string; revision: number; content: StoredAnswer; isRetired: boolean }

export async function lockAnswer({ db }: World, id: string): Promise<KnownAnswer> {
  const row = await db
    .selectFrom('chat_answer')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw answerNotFound()
  return {
    id,
    revision: row.revision,
    content: StoredAnswer.parse(row),
    isRetired: row.retired_at !== null,
  }
}

export function requireRevision(known: KnownAnswer, revision: number) {
  if (known.revision === revision) return
  throw new Refusal(409, 'answer-moved-on', 'Someone else changed this answer. Review it and try again.')
}

type Written = {
  kind: EventKind<typeof answerChanged.payload>
  what: AnswerVersion['what']
  content: StoredAnswer
  isRetired: boolean
  by: Editor
}

/** Writes the row as it is from now on, its version, and its event. */
export async function keepAnswer(
  world: World,
  { id, revision: before }: Pick<KnownAnswer, 'id' | 'revision'>,
  { kind, what, content, isRetired, by }: Written,
) {
  const revision = before + 1
  const [at, employee] = [world.now(), by.employee.id]
  await world.db
    .updateTable('chat_answer')
    .set({
      ...content,
      revision,
      retired_at: isRetired ? at : null,
      retired_by: isRetired ? employee : null,
    })
    .where('id', '=', id)
    .execute()
  await world.db
    .insertInto('chat_answer_version')
    .values({
      answer_id: id,
      revision,
      what,
      content: JSON.stringify(content),
      is_retired: isRetired,
      at,
      by: employee,
    })
    .execute()
  await announce(world, kind, { answer_id: id, revision }, employee)
}

export function isSameAnswer(one: StoredAnswer, other: StoredAnswer) {
  return JSON.stringify(StoredAnswer.parse(one)) === JSON.stringify(StoredAnswer.parse(other))
}

export function answerNotFound() {
  return new Refusal(404, 'answer-not-found', 'Answer not found.')
}
