import type { ApiLimits } from '#api/env.ts'
import type { Database } from '#platform/database/database.ts'
import { localLimiter, sharedLimiter } from '#platform/requests/limits.ts'
import { rateWindow } from '#platform/requests/rate-window.ts'
import { hour, minute, second } from '#platform/time.ts'
import { chatRates } from '#domain/chat/chat-rates.ts'
import { lockedFor } from '#domain/sessions/attempts.ts'

const lock = lockedFor / second
const window = rateWindow / second

/** How often one may try. `scale` multiplies all of them, for offices that share one address and for tests. */
export function openLimits(db: Database, scale: number): ApiLimits {
  return {
    signInByName: sharedLimiter(db, { name: 'sign-in-name', points: 10, seconds: lock }, scale),
    signInByAddress: sharedLimiter(db, { name: 'sign-in-address', points: 100, seconds: lock }, scale),
    factor: sharedLimiter(db, { name: 'factor', points: 10, seconds: lock }, scale),
    leads: localLimiter({ name: 'leads', points: 60, seconds: window }, scale),
    unproven: localLimiter({ name: 'unproven', points: 15, seconds: window }, scale),
    vitals: localLimiter({ name: 'vitals', points: 120, seconds: window }, scale),
    denials: localLimiter({ name: 'denials', points: 20, seconds: minute / second }, scale),
    steps: localLimiter({ name: 'steps', points: 120, seconds: window }, scale),
    additions: localLimiter({ name: 'additions', points: 1000, seconds: window }, scale),
    changes: localLimiter({ name: 'changes', points: 1000, seconds: window }, scale),
    previews: localLimiter({ name: 'previews', points: 300, seconds: window }, scale),
    push: localLimiter({ name: 'push', points: 60, seconds: window }, scale),
    calendars: localLimiter({ name: 'calendars', points: 10, seconds: window }, scale),
    newestChats: localLimiter(
      { name: 'newest-chats', points: chatRates.chatsPerMinute, seconds: minute / second },
      scale,
    ),
    chats: localLimiter({ name: 'chats', points: chatRates.chatsPerHour, seconds: hour / second }, scale),
    urgentChats: localLimiter(
      { name: 'urgent-chats', points: chatRates.urgentChatsPerHour, seconds: hour / second },
      scale,
    ),
    chatMessages: localLimiter(
      { name: 'chat-messages', points: chatRates.messagesPerMinute, seconds: minute / second },
      scale,
    ),
    chatLinks: localLimiter({ name: 'chat-links', points: 60, seconds: window }, scale),
    chatReads: localLimiter({ name: 'chat-reads', points: 1200, seconds: window }, scale),
    unitPages: localLimiter({ name: 'unit-pages', points: 60, seconds: window }, scale),
    unitReports: localLimiter({ name: 'unit-reports', points: 10, seconds: hour / second }, scale),
    signPages: localLimiter({ name: 'sign-pages', points: 120, seconds: window }, scale),
    signAnswers: localLimiter({ name: 'sign-answers', points: 30, seconds: window }, scale),
    verifyPages: localLimiter({ name: 'verify-pages', points: 60, seconds: window }, scale),
    photos: localLimiter({ name: 'photos', points: 240, seconds: window }, scale),
    staffPhotos: localLimiter({ name: 'staff-photos', points: 600, seconds: window }, scale),
    receipts: localLimiter({ name: 'receipts', points: 600, seconds: window }, scale),
  }
}
