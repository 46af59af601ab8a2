import { minute } from '#platform/time.ts'

/** Until when a call was promised to who sent a request then; null where the company promises no time. */
export function promisedCall(receivedAt: Date, minutes: number | null): string | null {
  return minutes === null ? null : new Date(receivedAt.getTime() + minutes * minute).toISOString()
}
