import type { World } from '#platform/world.ts'
import { AnswerVersion, ChatAnswer, StoredAnswer } from './chat-answer.ts'
import { answerNotFound, type Editor } from './stored-answers.server.ts'

/** Many times what a company writes; the latest are listed. */
const mostAnswers = 500
const mostVersions = 50

/** All answers, those to be looked at again first; retired ones last. */
export async function listAnswers({ db }: World, _editor: Editor): Promise<ChatAnswer[]> {
  const rows = await db
    .selectFrom('chat_answer')
    .innerJoin('employee as publisher', 'publisher.id', 'published_by')
    .leftJoin('employee as retirer', 'retirer.id', 'retired_by')
    .selectAll('chat_answer')
    .select(['publisher.name as publisher', 'retirer.name as retirer'])
    .orderBy((row) => row('retired_at', 'is not', null))
    .orderBy('review_on')
    .orderBy('chat_answer.id')
    .limit(mostAnswers)
    .execute()
  return rows.map(({ publisher, retirer, ...row }) =>
    ChatAnswer.parse({
      ...row,
      published_at: row.published_at.toISOString(),
      published_by: publisher,
      retired_at: row.retired_at?.toISOString() ?? null,
      retired_by: retirer,
    }),
  )
}

/** What the chat quotes and the website shows. */
export type PublishedAnswer = StoredAnswer & { readonly id: string }

export async function listPublished({ db }: World): Promise<PublishedAnswer[]> {
  const rows = await db
    .selectFrom('chat_answer')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('published_at')
    .orderBy('id')
    .limit(mostAnswers)
    .execute()
  return rows.map((row) => ({ id: row.id, ...StoredAnswer.parse(row) }))
}

/** What an answer said, newest first. */
export async function listAnswerVersions(
  { db }: World,
  _editor: Editor,
  id: string,
): Promise<AnswerVersion[]> {
  const rows = await db
    .selectFrom('chat_answer_version')
    .innerJoin('employee', 'employee.id', 'by')
    .select(['chat_answer_version.revision', 'what', 'is_retired', 'at', 'employee.name as by', 'content'])
    .where('answer_id', '=', id)
    .orderBy('chat_answer_version.revision', 'desc')
    .limit(mostVersions)
    .execute()
  if (rows.length === 0) throw answerNotFound()
  return rows.map(({ at, ...row }) => AnswerVersion.parse({ ...row, at: at.toISOString() }))
}
