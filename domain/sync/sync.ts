import { day, minute } from '#platform/time.ts'

/** How long both sides remember what was received. */
export const receiptLife = 30 * day

/** What the hash of a receipt is taken of: the write as it was sent, whatever headers came with it. */
export function receiptText(method: string, path: string, body: string) {
  return `${method} ${path}\n${body}`
}

/**
 * When something was done, by our clock: that of the device may be wrong, so it also says what time it has as it sends. How wrong
 * it is counts in whole minutes: the time on the way differs from one write to the next, and must not change their order. Nothing is
 * done after it was received.
 */
export function doneAt(at: string, { sentAt, receivedAt }: { sentAt: Date; receivedAt: Date }): Date {
  const wrongBy = Math.round((sentAt.getTime() - receivedAt.getTime()) / minute) * minute
  return new Date(Math.min(Date.parse(at) - wrongBy, receivedAt.getTime()))
}

/** From here on both times are shown. */
export function isLate(at: Date, receivedAt: Date) {
  return receivedAt.getTime() - at.getTime() > 2 * minute
}
