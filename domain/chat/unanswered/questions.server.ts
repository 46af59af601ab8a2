import { sql, type ExpressionBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { WeighWords } from '../answers/passage.ts'
import { groupAlike } from './alike.ts'
import { decideOlder } from './older.server.ts'
import { questionsLeft, questionsListed } from './question-events.ts'
import { listedDays } from './unanswered.ts'

/** Of more than these no list is made: the newest say what is asked now, those of each sender in turn. */
const mostRead = 500

export type Question = Awaited<ReturnType<typeof readQuestions>>[number]

/** What visitors of the last days asked or told that no automated answer was found to, those that ask the same together; the newest first. */
export async function readGroups(world: World, weigh: WeighWords): Promise<Question[][]> {
  await decideOlder(world)
  return groupAlike(await readQuestions(world), weigh)
}

/** Those of a group that are still to be answered: none once one was left to people, or while all have an answer that is published. */
export function openIn(group: readonly Question[]): readonly Question[] {
  return group.some(({ left_at }) => left_at !== null) ? [] : group.filter(({ is_answered }) => !is_answered)
}

/** Those that ask the same as one message; none where it is not listed any more. */
export async function findAlike(world: World, weigh: WeighWords, id: string): Promise<Question[]> {
  const groups = await readGroups(world, weigh)
  return groups.find((questions) => questions.some(({ message_id }) => message_id === id)) ?? []
}

export async function questionsAlike(world: World, weigh: WeighWords, id: string): Promise<Question[]> {
  const group = await findAlike(world, weigh, id)
  if (group.length === 0) throw new Refusal(404, 'question-not-found', 'This question is no longer listed.')
  return group
}

/** Takes them off the list, or puts them back. Done twice it is done once. */
export function leaveToPerson(
  world: World,
  { employee }: Allowed<'chat.settings'>,
  { id, group, left }: { id: string; group: readonly Question[]; left: boolean },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const changed = await world.db
      .updateTable('chat_question')
      .set(left ? { left_at: world.now(), left_by: employee.id } : { left_at: null, left_by: null })
      .where(isAmong(group))
      .where('left_at', left ? 'is' : 'is not', null)
      .returning('message_id')
      .execute()
    if (changed.length === 0) return
    const told = { question_id: id, questions: changed.length }
    await announce(world, left ? questionsLeft : questionsListed, told, employee.id)
  })
}

/** They have an answer now, as long as it is published. */
export async function settleWith(world: World, answerId: string, group: readonly Question[]): Promise<void> {
  await world.db.updateTable('chat_question').set({ answer_id: answerId }).where(isAmong(group)).execute()
}

function isAmong(group: readonly Question[]) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Schema, 'chat_question'>) =>
    eb(
      refTuple('chat_id', 'message_id'),
      'in',
      group.map(({ chat_id, message_id }) => tuple(chat_id, message_id)),
    )
}

function readQuestions(world: World) {
  return world.db
    .with('question', () => selectTurns(world))
    .selectFrom('question')
    .innerJoin('chat_message as message', (join) =>
      join.onRef('message.chat_id', '=', 'question.chat_id').onRef('message.id', '=', 'question.message_id'),
    )
    .leftJoin('chat_answer as answer', 'answer.id', 'question.answer_id')
    .select([
      'question.chat_id',
      'question.message_id',
      'question.reason',
      'question.language',
      'question.at',
    ])
    .select(['question.left_at', 'message.text'])
    .select((row) =>
      row.and([row('answer.id', 'is not', null), row('answer.retired_at', 'is', null)]).as('is_answered'),
    )
    .orderBy('question.at', 'desc')
    .orderBy('question.message_id', 'desc')
    .execute()
}

/** The last of each sender first, then the one before it: whoever asks hundreds of things hides nobody else’s. */
function selectTurns({ db, now }: World) {
  return (
    db
      .selectFrom('chat_question as asked')
      .innerJoin('chat', 'chat.id', 'asked.chat_id')
      .selectAll('asked')
      .where('asked.kind', 'is not', null)
      .where('asked.at', '>=', new Date(now().getTime() - listedDays * day))
      // Who opened a chat is forgotten after a while.
      .orderBy(
        sql`row_number() over (partition by coalesce(chat.source, chat.id::text) order by asked.at desc)`,
      )
      .orderBy('asked.at', 'desc')
      .orderBy('asked.message_id', 'desc')
      .limit(mostRead)
  )
}
