import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { wasDone } from './acts.server.ts'
import { MessageDetail } from './chat.ts'
import { lockOpenChat } from './chats.server.ts'
import { goOnElsewhere } from './devices/devices.server.ts'
import { join } from './join.server.ts'
import { addMessages } from './messages.server.ts'
import { callAnyone, setState } from './states.server.ts'

/** Longer than any screen offers it, so that it arrives over a slow connection too. */
const undoneWithin = 2 * minute

type Undoing = { id: string; message_id: string }

/** Takes back that the person just ended a conversation, as long as nothing was said since: it is where it was. */
export function undoEnd(
  world: World,
  replier: Allowed<'chat.reply'>,
  { id, message_id }: Undoing,
): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockOpenChat(world, replier, id)
    const by = replier.employee.id
    if (await wasDone(world, id, { id: message_id, what: { turn: 'undo_end', by }, message: null })) return
    const end = chat.state === 'ended' ? await findEnd(world, { id, by }) : null
    if (!end) throw tooLate()
    const { was } = MessageDetail.parse(end.detail ?? {})
    if (was?.is_blocked) throw tooLate()
    const now = world.now()
    const nextId = () => newId(now.getTime())
    if (was?.state === 'staff') {
      const to = await personWhoHadIt(world, was.assigned_to ?? by)
      await join(world, { chat_id: id, message_id: nextId(), from: null, to, by })
    } else if (was?.state === 'waiting') {
      await callAnyone(world, { id, assigned_to: null }, by)
      // Nobody loses their turn by a slip of the office.
      await setState(world, id, { state: 'waiting', since: was.since ? new Date(was.since) : now })
    } else {
      await addMessages(world, id, [
        { id: nextId(), author: 'product', kind: 'handed_back', employee_id: by },
      ])
      await setState(world, id, { state: 'automated' })
    }
    const danger_due_at = was?.danger_due_at ? new Date(was.danger_due_at) : null
    await world.db
      .updateTable('chat')
      .set({ danger: chat.danger, ...(was?.state === 'staff' && { danger_due_at }) })
      .where('id', '=', id)
      .execute()
    await goOnElsewhere(world, id, end.position)
  })
}

async function personWhoHadIt({ db }: World, id: string) {
  return db.selectFrom('employee').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** The end of a conversation, where it is the last of it and this person ended it just now. */
async function findEnd({ db, now }: World, { id, by }: { id: string; by: string }) {
  const last = await db
    .selectFrom('chat_message')
    .select(['position', 'kind', 'employee_id', 'detail', 'at'])
    .where('chat_id', '=', id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isTheirs = last?.kind === 'ended' && last.employee_id === by
  return isTheirs && last.at.getTime() + undoneWithin > now().getTime() ? last : null
}

function tooLate() {
  return new Refusal(409, 'too-late-to-undo', 'This can’t be undone any more. Take the chat over instead.')
}
