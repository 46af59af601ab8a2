import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { chatDangerTold, chatTaken } from '../chat-events.ts'
import { readTimeToAnswer } from '../given.server.ts'
import { isSignedIn } from '../repliers.server.ts'
import { callAnyone, callPerson } from '../states.server.ts'
import type { ChatOfRow } from '../visitor.server.ts'

/**
 * Calls a person to a visitor in danger. Who has the conversation already is alerted, and has as long to answer as the first who is on
 * call; where they are signed out, others are called at once. To tell of danger again gives nobody more time, and wakes nobody again.
 */
export async function alertForDanger(world: World, chat: ChatOfRow): Promise<void> {
  if (chat.state !== 'staff' || !chat.assigned_to) return callPerson(world, chat)
  if (!(await isSignedIn(world, chat.assigned_to))) return callAnyone(world, chat, null)
  if (chat.danger_due_at !== null) return
  const danger_due_at = new Date(world.now().getTime() + (await readTimeToAnswer(world)))
  await world.db.updateTable('chat').set({ danger_due_at }).where('id', '=', chat.id).execute()
  await announce(world, chatDangerTold, { lead_id: chat.id, to: chat.assigned_to })
}

/**
 * Calls others where whoever has the conversation has not answered a danger in time, or not opened what they were given. Who meanwhile
 * worked on its request or job is there: they are reminded of a danger, and have as long again.
 */
export function callWhereUnanswered(world: World): Promise<void> {
  return inTransaction(world, async (world) => {
    const now = world.now()
    const unanswered = await world.db
      .selectFrom('chat')
      .select(['id', 'assigned_to', 'danger_due_at', 'join_by'])
      .where((chat) => chat.or([chat('danger_due_at', '<=', now), chat('join_by', '<=', now)]))
      .where('forgotten_at', 'is', null)
      .orderBy('danger_due_at')
      .orderBy('join_by')
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute()
    const time = unanswered.length > 0 ? await readTimeToAnswer(world) : 0
    for (const { id, assigned_to: to, danger_due_at, join_by } of unanswered) {
      if (!to || !(await workedOn(world, { id, by: to, within: time }))) {
        await callAnyone(world, { id, assigned_to: to }, null)
        continue
      }
      const later = new Date(now.getTime() + time)
      if (join_by && join_by <= now)
        await world.db.updateTable('chat').set({ join_by: later }).where('id', '=', id).execute()
      if (danger_due_at && danger_due_at <= now) await remind(world, { id, to, later })
    }
  })
}

type Work = { id: string; by: string; within: number }

/** Whether a person did anything with the request, the job or the conversation of late, beyond taking it over. */
async function workedOn({ db, now }: World, { id, by, within }: Work): Promise<boolean> {
  const done = await db
    .selectFrom('event')
    .select('id')
    .where('subject', '=', id)
    .where('employee_id', '=', by)
    .where('at', '>', new Date(now().getTime() - within))
    .where('name', '!=', chatTaken.name)
    .limit(1)
    .executeTakeFirst()
  return done !== undefined
}

async function remind(world: World, { id, to, later }: { id: string; to: string; later: Date }) {
  await world.db.updateTable('chat').set({ danger_due_at: later }).where('id', '=', id).execute()
  await announce(world, chatDangerTold, { lead_id: id, to, is_reminder: true })
}
