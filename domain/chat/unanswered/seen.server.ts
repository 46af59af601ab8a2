import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { visibleTo } from '../visible.ts'
import type { Question } from './questions.server.ts'

/** The conversations that this person may read. */
export async function chatsSeen(
  { db }: World,
  employee: Allowed<'chat.settings'>['employee'],
  questions: readonly Question[],
): Promise<ReadonlySet<string>> {
  const scope = employee.permissions['chat.view']
  const ids = [...new Set(questions.map(({ chat_id }) => chat_id))]
  if (!scope || ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('chat')
    .select('id')
    .where('id', 'in', ids)
    .where(visibleTo({ employee, scope }))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What someone tells is about themselves more often than what they ask: it is read where their conversation may be. */
export function isReadBy(seen: ReadonlySet<string>) {
  return ({ kind, chat_id }: Question): boolean => kind === 'question' || seen.has(chat_id)
}
