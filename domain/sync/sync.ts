import { day, minute } from '#platform/time.ts'

/** How long both sides remember what was received. */
export const receiptLife = 30 * day

/** Nothing waits longer on a device: what tells of an earlier time has a clock that can’t be believed. */
const longestWay = 365 * day

/** What the hash of a receipt is taken of: the write as it was sent, whatever headers came with it. */
export function receiptText(method: string, path: string, body: string) {
  return `${method} ${path}\n${body}`
}

/** The time that the sender’s clock showed as it was sent. */
export type Sent = { sentAt: Date }

/** Who did it, and who tells of it: the same person, or the office for someone whom the server refused. */
export type Told = { by: string; told_by: string }

/**
 * When something was done, by our clock: that of the device may be wrong, so it also says what time it has as it sends. How wrong
 * it is counts in whole minutes: the time on the way differs from one write to the next, and must not change their order. Nothing is
 * done after it was received, or more than a year before: times that a clock makes up may be none that the database has.
 */
export function doneAt(at: string, { sentAt, receivedAt }: Sent & { receivedAt: Date }): Date {
  const wrongBy = Math.round((sentAt.getTime() - receivedAt.getTime()) / minute) * minute
  const latest = receivedAt.getTime()
  return new Date(Math.min(Math.max(Date.parse(at) - wrongBy, latest - longestWay), latest))
}

/**
 * When a call came in that a device tells of, or reports. A phone may have been without a connection for weeks, and has forgotten after a month what
 * it knew of the server: an earlier time would only put the request into figures of months that are over.
 */
export function calledAt(at: string, { sentAt, receivedAt }: Sent & { receivedAt: Date }): Date {
  const done = doneAt(at, { sentAt, receivedAt })
  return new Date(Math.max(done.getTime(), receivedAt.getTime() - receiptLife))
}

/** From here on both times are shown. */
export function isLate(at: Date, receivedAt: Date) {
  return receivedAt.getTime() - at.getTime() > 2 * minute
}
