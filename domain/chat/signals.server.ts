import { sql } from 'kysely'
import { sendSignal } from '#platform/signals/signals.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { chatSignals } from './chat-signals.ts'
import { requireSeen } from './chats.server.ts'
import { noteJoined } from './given.server.ts'
import { getChatOf, type ChatVisitor } from './visitor.server.ts'

export async function visitorTypes(world: World, visitor: ChatVisitor): Promise<void> {
  const { id } = await getChatOf(world, visitor)
  await sendSignal(world, { kind: chatSignals.typing, about: id, by: null, value: '' })
}

/** What was seen on a device that anyone may have opened, the visitor has not seen. */
export async function visitorSaw(world: World, visitor: ChatVisitor, position: number): Promise<void> {
  const { id, isOwn } = await getChatOf(world, visitor)
  if (!isOwn) return
  const seen = await markSeen(world, { id, side: 'visitor_seen', position })
  if (seen !== null) await tellSeen(world, { id, by: null, seen })
}

export async function staffTypes(world: World, replier: Allowed<'chat.reply'>, id: string): Promise<void> {
  await requireSeen(world, replier, id)
  const { name } = replier.employee
  await sendSignal(world, { kind: chatSignals.typing, about: id, by: replier.employee.id, value: name })
}

/** Whoever reads along in the chat of a colleague has seen nothing for them: it stays unread, and its visitor is told nothing. */
export async function staffSaw(
  world: World,
  replier: Allowed<'chat.reply'>,
  { id, position }: { id: string; position: number },
): Promise<void> {
  await requireSeen(world, replier, id)
  const me = replier.employee.id
  const seen = await markSeen(world, { id, side: 'staff_seen', position, of: me })
  await noteJoined(world, { id, employee_id: me })
  if (seen !== null) await tellSeen(world, { id, by: me, seen })
}

function tellSeen(world: World, { id, by, seen }: { id: string; by: string | null; seen: number }) {
  return sendSignal(world, { kind: chatSignals.seen, about: id, by, value: String(seen) })
}

/** `of`: it counts only while this person has the chat. */
type Seen = { id: string; side: 'visitor_seen' | 'staff_seen'; position: number; of?: string }

/** Never back, and never beyond what there is. Returns up to where it was seen now; null where no more was seen than before. */
async function markSeen({ db }: World, { id, side, position, of }: Seen): Promise<number | null> {
  const upTo = sql<number>`least(${position}::int, last_position)`
  const seen = await db
    .updateTable('chat')
    .set({ [side]: upTo })
    .where('id', '=', id)
    .where(side, '<', upTo)
    .$if(of !== undefined, (chat) => (of ? chat.where('assigned_to', '=', of) : chat))
    .returning(`${side} as position`)
    .executeTakeFirst()
  return seen?.position ?? null
}
