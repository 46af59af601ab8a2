import type { ChatDetail } from '#domain/chat/chat.ts'

/** Whether this person gave the conversation to someone who has not opened it yet: until then they can take it back. */
export function gaveAway(
  { state, join_by, messages }: Pick<ChatDetail, 'state' | 'join_by' | 'messages'>,
  me: string,
): boolean {
  if (state !== 'staff' || !join_by) return false
  return messages.findLast(({ kind }) => kind === 'taken')?.detail?.transfer?.by === me
}
