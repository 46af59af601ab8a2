import { instantOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { ChatsOf } from './chats-api.ts'

export type GroupKey = 'waiting' | 'mine' | 'others' | 'automated' | 'ended'
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
