import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { findAlerted } from './help.server.ts'
import { headOfAlerted } from './person-tells.ts'
import type { ChatOfRow } from './visitor.server.ts'

/** What whoever told of a death, or that they can’t go on, reads over the chat until a person is there: who was told, and when. Null for everyone else. */
export async function griefHead(world: World, { id, state }: Pick<ChatOfRow, 'id' | 'state'>) {
  if (state !== 'waiting') return null
  const told = await world.db
    .selectFrom('chat_message')
    .select('id')
    .where('chat_id', '=', id)
    .where('author', '=', 'automated')
    .where(sql<boolean>`detail ->> 'help' in ('grief', 'despair')`)
    .limit(1)
    .executeTakeFirst()
  const alerted = told && (await findAlerted(world, id))
  return alerted ? headOfAlerted(alerted) : null
}
