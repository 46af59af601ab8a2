import type { ExpressionBuilder } from 'kysely'
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
import { chatsSeen, isReadBy } from './seen.server.ts'
import { listedDays } from './unanswered.ts'

/** Of more than these no list is made: those of each sender are read in turn, the newest first. */
const mostRead = 300

export type Question = Awaited<ReturnType<typeof readQuestions>>[number]

/** What visitors of the last days asked or told that no automated answer was found to, those that ask the same together, the newest of them first. */
export async function readGroups(world: World, weigh: WeighWords): Promise<Question[][]> {
  await decideOlder(world)
  return groupAlike(await readQuestions(world), weigh).map((group) => group.toSorted(newestFirst))
}

export function newestFirst(a: Question, b: Question): number {
  return b.at.getTime() - a.at.getTime() || (a.message_id < b.message_id ? 1 : -1)
}

/** Those of a group that are still to be answered: none once one was left to people, or while all have an answer that is published. */
export function openIn(group: readonly Question[]): readonly Question[] {
  return group.some(({ left_at }) => left_at !== null) ? [] : group.filter(({ is_answered }) => !is_answered)
}

type Sought = { weigh: WeighWords; id: string }

/** Those that ask the same as one message; none where it is not listed any more, or this person does not read it. */
export async function findAlike(
  world: World,
  { employee }: Allowed<'chat.settings'>,
  { weigh, id }: Sought,
): Promise<Question[]> {
  const groups = await readGroups(world, weigh)
  const group = groups.find((questions) => questions.some(({ message_id }) => message_id === id)) ?? []
  const seen = await chatsSeen(world, employee, group)
  return group.filter(isReadBy(seen)).some(({ message_id }) => message_id === id) ? group : []
}

export async function questionsAlike(
  world: World,
  editor: Allowed<'chat.settings'>,
  sought: Sought,
): Promise<Question[]> {
  const group = await findAlike(world, editor, sought)
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

/** The first question of each sender before the second: whoever asks hundreds of things hides nobody else’s. */
function readQuestions({ db, now }: World) {
  return db
    .selectFrom('chat_question as question')
    .innerJoin('chat_message as message', (join) =>
      join.onRef('message.chat_id', '=', 'question.chat_id').onRef('message.id', '=', 'question.message_id'),
    )
    .leftJoin('chat_answer as answer', 'answer.id', 'question.answer_id')
    .select([
      'question.chat_id',
      'question.message_id',
      'question.reason',
      'question.kind',
      'question.language',
      'question.turn',
      'question.at',
    ])
    .select(['question.left_at', 'message.text'])
    .select((row) =>
      row.and([row('answer.id', 'is not', null), row('answer.retired_at', 'is', null)]).as('is_answered'),
    )
    .where('question.kind', 'is not', null)
    .where('question.at', '>=', new Date(now().getTime() - listedDays * day))
    .orderBy('question.turn')
    .orderBy('question.at', 'desc')
    .orderBy('question.message_id', 'desc')
    .limit(mostRead)
    .execute()
}
