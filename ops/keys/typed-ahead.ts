import { second } from '#platform/time.ts'

/** What begins a number. */
const dialed = /^[\d+() -]$/
/** A screen that takes longer than this was not waited for. */
const longestWait = 10 * second

let ahead: { typed: string; since: number } | null = null

/** From here on a number that is typed is kept for the screen that loads. */
export function typeAhead(now = Date.now()) {
  ahead = { typed: '', since: now }
}

export function keepTyped(key: string) {
  if (ahead && dialed.test(key)) ahead.typed += key
}

/** What was typed meanwhile; the screen has it now. */
export function takeTyped(now = Date.now()): string {
  const typed = ahead && now - ahead.since < longestWait ? ahead.typed : ''
  ahead = null
  return typed
}
