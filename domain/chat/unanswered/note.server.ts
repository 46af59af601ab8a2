import { sql } from 'kysely'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { Decision } from '../decide.ts'
import { kindListed, type Kind } from './listed.ts'
import type { UnansweredGroup } from './unanswered.ts'

/** What of a message goes on the list. What was asked stands in the message alone. */
type Unanswered = Pick<UnansweredGroup, 'reason' | 'language'> & { readonly kind: Kind }

/** What the list says of a message: null where it was answered, tells of a danger, or asks and tells nothing that an answer helps with. */
export function unansweredIn(text: string, found: Decision): Unanswered | null {
  if (found.kind !== 'person' || found.reason === 'emergency') return null
  const { reason, asked: language } = found
  const kind = kindListed({ text, reason })
  return kind && { reason, language, kind }
}

/** Of one sender in a day: whoever asks more fills no list, and hides no one else’s question. */
const mostOfSender = 20

type Chat = { readonly id: string; readonly source: string | null }

/** Marks what a visitor just asked or told as left to people, and why. */
export async function noteUnanswered(
  world: World,
  chat: Chat,
  { message_id, ...unanswered }: Unanswered & { message_id: string },
): Promise<void> {
  const turn = 1 + (await countOfSender(world, chat))
  if (turn > mostOfSender) return
  await world.db
    .insertInto('chat_question')
    .values({ chat_id: chat.id, message_id, ...unanswered, turn, at: world.now() })
    .execute()
}

async function countOfSender({ db, now }: World, { id, source }: Chat) {
  const { count } = await db
    .selectFrom('chat_question as asked')
    .innerJoin('chat', 'chat.id', 'asked.chat_id')
    .where('asked.at', '>', new Date(now().getTime() - day))
    // Who opened a chat is forgotten after a while.
    .where(source === null ? sql<boolean>`chat.id = ${id}` : sql<boolean>`chat.source = ${source}`)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
