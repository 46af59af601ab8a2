import { announce } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { mayReply } from '#domain/employees/may-work.ts'
import { chatTaken } from './chat-events.ts'
import { joinByOf } from './given.server.ts'
import { addMessages } from './messages.server.ts'
import { isReplier, isSignedIn } from './repliers.server.ts'
import { callAnyone, setState } from './states.server.ts'
import { seesItsRequest } from './visible.ts'

type Given = { lead_id: string; from: string | null; to: string | null; by: string }

/**
 * The conversation goes with its request where whoever has both does not see the request without having it: to whoever has it now, if
 * they are signed in and can reply, and else it waits for anyone who can.
 */
export async function followRequest(world: World, { lead_id: id, from, to, by }: Given): Promise<void> {
  if (!from) return
  const chat = await world.db
    .selectFrom('chat')
    .select(['id', 'assigned_to'])
    .where('id', '=', id)
    .where('assigned_to', '=', from)
    .forUpdate()
    .executeTakeFirst()
  if (!chat || (await seesStill(world, { id, from }))) return
  if (!to || !(await isReplier(world, to)) || !(await isSignedIn(world, to)))
    return callAnyone(world, chat, by)
  const message_id = newId(world.now().getTime())
  const detail = { transfer: { by, from, to } }
  await addMessages(world, id, [
    { id: message_id, author: 'product', kind: 'taken', employee_id: to, detail },
  ])
  const join_by = await joinByOf(world, { to, by })
  await setState(world, id, { state: 'staff', employee_id: to, join_by })
  await announce(world, chatTaken, { lead_id: id, from, to }, by)
}

async function seesStill({ db }: World, { id, from }: { id: string; from: string }) {
  const reader = await db
    .selectFrom('employee')
    .select('employee.id')
    .where('employee.id', '=', from)
    .where(mayReply)
    .where((person) => seesItsRequest(person, id))
    .executeTakeFirst()
  return reader !== undefined
}
