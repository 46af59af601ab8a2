import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { MessageDetail } from './chat.ts'
import { chatJoined } from './chat-events.ts'

/** So long whoever has a conversation has to answer a danger or to open what they were given: as the first who is on call. */
export async function readTimeToAnswer({ db }: World): Promise<number> {
  const rules = await db.selectFrom('alert_rules').select('first_after_seconds').executeTakeFirstOrThrow()
  return rules.first_after_seconds * second
}

type Given = { to: string; by: string }

/** Until when someone opens the conversation that they were given; null where they took it themselves. */
export async function joinByOf(world: World, { to, by }: Given): Promise<Date | null> {
  return to === by ? null : new Date(world.now().getTime() + (await readTimeToAnswer(world)))
}

/** Whether someone was given a conversation and has not opened it yet. */
export async function isGivenUnopened(
  { db }: World,
  { id, to }: { id: string; to: string },
): Promise<boolean> {
  const given = await db
    .selectFrom('chat')
    .select('id')
    .where('id', '=', id)
    .where('assigned_to', '=', to)
    .where('join_by', 'is not', null)
    .executeTakeFirst()
  return given !== undefined
}

type Unopened = { readonly id: string; readonly join_by: Date | null }

/** Whether this person gave a conversation away that was not opened since. */
export async function gaveUnopened({ db }: World, chat: Unopened, employeeId: string): Promise<boolean> {
  if (chat.join_by === null) return false
  const last = await db
    .selectFrom('chat_message')
    .select('detail')
    .where('chat_id', '=', chat.id)
    .where('kind', '=', 'taken')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return MessageDetail.safeParse(last?.detail).data?.transfer?.by === employeeId
}

/** Whoever was given a conversation has opened it: from now on its visitor reads that they are there. */
export function noteJoined(world: World, { id, employee_id }: { id: string; employee_id: string }) {
  return inTransaction(world, async (world) => {
    const joined = await world.db
      .updateTable('chat')
      .set({ join_by: null })
      .where('id', '=', id)
      .where('assigned_to', '=', employee_id)
      .where('join_by', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (joined) await announce(world, chatJoined, { lead_id: id }, employee_id)
  })
}
