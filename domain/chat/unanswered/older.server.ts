import type { World } from '#platform/world.ts'
import { kindListed } from './listed.ts'

/** It takes the processor's time, a few milliseconds each: the others follow when the list is read again. */
const fewAtOnce = 50

/** Decides messages that came in before this was decided at once, the newest first. */
export async function decideOlder({ db }: World): Promise<void> {
  const older = await db
    .selectFrom('chat_question as asked')
    .innerJoin('chat_message as message', (join) =>
      join.onRef('message.chat_id', '=', 'asked.chat_id').onRef('message.id', '=', 'asked.message_id'),
    )
    .select(['asked.message_id', 'asked.reason', 'message.text'])
    .where('asked.kind', 'is', null)
    .orderBy('asked.at', 'desc')
    .limit(fewAtOnce)
    .execute()
  const byKind = Map.groupBy(older, kindListed)
  for (const [kind, those] of byKind) {
    const ids = those.map(({ message_id }) => message_id)
    if (kind) await db.updateTable('chat_question').set({ kind }).where('message_id', 'in', ids).execute()
    else
      await db.deleteFrom('chat_question').where('message_id', 'in', ids).where('kind', 'is', null).execute()
  }
}
