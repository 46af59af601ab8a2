import { sendSignal } from '#platform/signals/signals.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { chatSignals } from './chat-signals.ts'
import { requireSeen } from './chats.server.ts'
import { noteJoined } from './given.server.ts'
import { getOngoingChatOf, type ChatVisitor } from './visitor.server.ts'

export async function visitorTypes(world: World, visitor: ChatVisitor): Promise<void> {
  const { id } = await getOngoingChatOf(world, visitor)
  await sendSignal(world, { kind: chatSignals.typing, about: id, by: null, value: '' })
}

export async function visitorSaw(world: World, visitor: ChatVisitor, position: number): Promise<void> {
  const { id } = await getOngoingChatOf(world, visitor)
  await markSeen(world, { id, side: 'visitor_seen', position })
  await sendSignal(world, { kind: chatSignals.seen, about: id, by: null, value: String(position) })
}

export async function staffTypes(world: World, replier: Allowed<'chat.reply'>, id: string): Promise<void> {
  await requireSeen(world, replier, id)
  const { name } = replier.employee
  await sendSignal(world, { kind: chatSignals.typing, about: id, by: replier.employee.id, value: name })
}

export async function staffSaw(
  world: World,
  replier: Allowed<'chat.reply'>,
  { id, position }: { id: string; position: number },
): Promise<void> {
  await requireSeen(world, replier, id)
  await markSeen(world, { id, side: 'staff_seen', position })
  await noteJoined(world, { id, employee_id: replier.employee.id })
  await sendSignal(world, {
    kind: chatSignals.seen,
    about: id,
    by: replier.employee.id,
    value: String(position),
  })
}

type Seen = { id: string; side: 'visitor_seen' | 'staff_seen'; position: number }

/** Never back, and never beyond what there is. */
async function markSeen({ db }: World, { id, side, position }: Seen) {
  await db
    .updateTable('chat')
    .set({ [side]: position })
    .where('id', '=', id)
    .where(side, '<', position)
    .where('last_position', '>=', position)
    .execute()
}
