import type { World } from '#platform/world.ts'
import { mayReply } from '#domain/employees/may-work.ts'
import { seesChat } from '../visible.ts'

/** Whether whoever of the staff made a link to a conversation may still be in it: it opens nothing to anyone once they may not. */
export async function mayMakerReply(
  { db }: World,
  { chat_id, made_by }: { chat_id: string; made_by: string },
): Promise<boolean> {
  const maker = await db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', made_by)
    .where(mayReply)
    .where((maker) => seesChat(maker, chat_id))
    .executeTakeFirst()
  return maker !== undefined
}
