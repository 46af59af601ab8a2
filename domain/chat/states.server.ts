import { announce } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { chatPersonWanted } from './chat-events.ts'
import { findPlanned } from './planned.server.ts'
import { addMessages } from './messages.server.ts'
import type { ChatOfRow } from './visitor.server.ts'

type State =
  | { state: 'automated' | 'ended' }
  | { state: 'waiting'; since: Date }
  | { state: 'staff'; employee_id: string; join_by: Date | null }

/** Of a chat whose row the caller has locked. One that had ended begins anew: the danger of before is over. */
export async function setState({ db }: World, chatId: string, next: State): Promise<void> {
  await db
    .updateTable('chat')
    .set((chat) => ({
      state: next.state,
      waiting_since: next.state === 'waiting' ? next.since : null,
      assigned_to: next.state === 'staff' ? next.employee_id : null,
      join_by: next.state === 'staff' ? next.join_by : null,
      // Whoever takes it from someone who owes a visitor in danger an answer owes it too.
      ...(next.state !== 'staff' && { danger_due_at: null }),
      // Nobody waits for an automated answer where a person has come or gone.
      ...((next.state === 'staff' || next.state === 'ended') && { owed_answer: null, answer_by: null }),
      ...(next.state !== 'ended' && {
        danger: chat.case().when('state', '=', 'ended').then(null).else(chat.ref('danger')).end(),
      }),
    }))
    .where('id', '=', chatId)
    .execute()
}

/** A person is wanted: said once, however often it is wanted while none is there. */
export async function callPerson(world: World, chat: ChatOfCall): Promise<void> {
  if (chat.state === 'waiting' || chat.state === 'staff') return
  await callAnyone(world, chat, null)
}

/** `isTold`: other words said already that someone comes. */
type ChatOfCall = Pick<ChatOfRow, 'id' | 'state' | 'assigned_to'> & { isTold?: boolean }

/**
 * The same where someone has the conversation who can’t or doesn’t answer; `by`: who took it from them, where someone did. Of one that was
 * deleted no one could read, answer or end anything.
 */
export async function callAnyone(
  world: World,
  { id, assigned_to: from, isTold = false }: Omit<ChatOfCall, 'state'>,
  by: string | null,
): Promise<void> {
  if (await isForgotten(world, id)) return
  const now = world.now()
  // Where a crew is on its way no one is told that someone is being found.
  if (!isTold && !(await findPlanned(world, id)))
    await addMessages(world, id, [{ id: newId(now.getTime()), author: 'product', kind: 'person_wanted' }])
  await setState(world, id, { state: 'waiting', since: now })
  await announce(world, chatPersonWanted, { lead_id: id, ...(from && { from }) }, by)
}

async function isForgotten({ db }: World, id: string): Promise<boolean> {
  const chat = await db.selectFrom('chat').select('forgotten_at').where('id', '=', id).executeTakeFirst()
  return !chat || chat.forgotten_at !== null
}

/** The first sign of the visitor starts the clock of the first reply. */
export async function noteSaid({ db, now }: World, { id, first_said_at }: ChatOfRow): Promise<void> {
  if (first_said_at) return
  await db.updateTable('chat').set({ first_said_at: now() }).where('id', '=', id).execute()
}

/** The first words of a person to the visitor are remembered, and any are the answer that was due. */
export async function noteReply({ db, now }: World, chatId: string): Promise<void> {
  await db
    .updateTable('chat')
    .set(({ fn, val }) => ({
      first_reply_at: fn.coalesce('first_reply_at', val(now())),
      danger_due_at: null,
      join_by: null,
    }))
    .where('id', '=', chatId)
    .execute()
}
