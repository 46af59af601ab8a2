import type { ChatDetail } from '#domain/chat/chat.ts'

/** Whose a conversation is, for this person. */
export type Whose = 'mine' | 'others' | 'nobodys'

export function whoseIs(
  { state, assigned_to }: Pick<ChatDetail, 'state' | 'assigned_to'>,
  me: string,
): Whose {
  if (state !== 'staff' || !assigned_to) return 'nobodys'
  return assigned_to.id === me ? 'mine' : 'others'
}
