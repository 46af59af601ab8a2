import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import type { PersonName } from '#domain/employees/person-name.ts'
import { giveIfNobodys } from '#domain/leads/give.server.ts'
import { chatTaken } from './chat-events.ts'
import { joinByOf } from './given.server.ts'
import { addMessages } from './messages.server.ts'
import { requireReplier } from './repliers.server.ts'
import { setState } from './states.server.ts'

/** Who comes into a conversation, and from whom it goes to them. */
type Joining = { chat_id: string; from: string | null; to: PersonName; by: string }

/** The same, and says so in the conversation. */
export async function join(world: World, { message_id, ...joining }: Joining & { message_id: string }) {
  const { chat_id, from, to, by } = joining
  const isGiven = by !== to.id || from !== null
  const detail = { transfer: { by, from, to: to.id } }
  await addMessages(world, chat_id, [
    { id: message_id, author: 'product', kind: 'taken', employee_id: to.id, ...(isGiven && { detail }) },
  ])
  await setStaff(world, joining)
}

/** Gives it to them, with its request if nobody has that. */
export async function setStaff(world: World, { chat_id, from, to, by }: Joining) {
  await requireReplier(world, to.id)
  const join_by = await joinByOf(world, { to: to.id, by })
  await setState(world, chat_id, { state: 'staff', employee_id: to.id, join_by })
  await announce(world, chatTaken, { lead_id: chat_id, from, to: to.id }, by)
  await giveIfNobodys(world, { lead_id: chat_id, to: to.id, by })
}
