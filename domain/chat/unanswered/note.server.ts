import type { World } from '#platform/world.ts'
import type { Decision } from '../decide.ts'
import { kindListed, type Kind } from './listed.ts'
import type { UnansweredGroup } from './unanswered.ts'

/** What of a message goes on the list. What was asked stands in the message alone. */
export type Unanswered = Pick<UnansweredGroup, 'reason' | 'language'> & { readonly kind: Kind }

/** What the list says of a message: null where it was answered, tells of a danger, or asks and tells nothing that an answer helps with. */
export function unansweredIn(text: string, found: Decision): Unanswered | null {
  if (found.kind !== 'person' || found.reason === 'emergency') return null
  const { reason, asked: language } = found
  const kind = kindListed({ text, reason })
  return kind && { reason, language, kind }
}

/** Marks what a visitor just asked or told as left to people, and why. */
export async function noteUnanswered(
  world: World,
  message: { chat_id: string; message_id: string },
  unanswered: Unanswered,
): Promise<void> {
  await world.db
    .insertInto('chat_question')
    .values({ ...message, ...unanswered, at: world.now() })
    .execute()
}
