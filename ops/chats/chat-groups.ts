import { instantOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { minute } from '#platform/time.ts'
import type { ChatRow } from '#domain/chat/chat.ts'
import type { ChatsOf } from './chats-api.ts'

export type GroupKey = 'unanswered' | 'waiting' | 'mine' | 'others' | 'automated' | 'ended'
export type ChatGroup = { readonly key: GroupKey; readonly title: string; readonly of: ChatsOf }

/** The conversations as the inbox lists them: who waits for a person stands on top. */
export function chatGroups(now: Date): readonly ChatGroup[] {
  const today = instantOf(`${companyDay(now)}T00:00`).toISOString()
  return [
    { key: 'waiting', title: 'Waiting for a person', of: { state: 'waiting' } },
    { key: 'mine', title: 'Yours', of: { state: 'staff', of: 'me' } },
    { key: 'others', title: 'With others', of: { state: 'staff', of: 'others' } },
    { key: 'automated', title: 'Automated answers only', of: { state: 'automated' } },
    { key: 'ended', title: 'Ended today', of: { state: 'ended', since: today } },
  ]
}

/** Beyond this a clock of an unanswered message is red, as that of whoever waits for a person. */
export const answeredWithin = minute

/** Of a person’s own chats, those in which the visitor spoke last: they stand above all, as nobody else answers them. */
export function splitOwn(rows: readonly ChatRow[]) {
  return {
    unanswered: rows.filter(({ unanswered_since }) => unanswered_since),
    answered: rows.filter(({ unanswered_since }) => !unanswered_since),
  }
}

/** Who comes next: danger first, then the person’s own, then who waits for anyone. */
export function nextChats(own: readonly ChatRow[], waiting: readonly ChatRow[]) {
  const all = [
    ...splitOwn(own).unanswered.map((chat) => ({ chat, isMine: true })),
    ...waiting.map((chat) => ({ chat, isMine: false })),
  ]
  return [...all.filter(({ chat }) => chat.is_danger), ...all.filter(({ chat }) => !chat.is_danger)]
}
