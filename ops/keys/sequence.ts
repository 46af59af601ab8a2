import { second } from '#platform/time.ts'

/** How long after "g" the letter of a screen is waited for. */
export const sequenceTimeout = 2 * second

/** When "g" was pressed last, in milliseconds; null where it was not, or another key came after it. */
export type Sequence = number | null

type Pressed = { key: string; at: number }

/** What a key that is pressed alone makes of the keys before it; `goTo` is the letter of the screen that is wanted. */
export function followKeys(before: Sequence, { key, at }: Pressed): { after: Sequence; goTo: string | null } {
  if (before !== null && at - before <= sequenceTimeout) return { after: null, goTo: key.toLowerCase() }
  return { after: key === 'g' ? at : null, goTo: null }
}
