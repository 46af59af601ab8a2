import { watched } from '../ui/watched.ts'
import type { Burst } from './bursts.ts'
import type { Entry } from './entry.ts'

/** What a screen shows of the outbox; `parts` is how much of a photo has left. */
export type OutboxView = {
  /** Whether it was read from the store: before that, nothing says that all is sent. */
  isRead: boolean
  /** What the server has no receipt for, in the order in which it was done. */
  entries: readonly Entry[]
  /** What it received last, the latest first. */
  received: readonly Entry[]
  /** Photos that were chosen and are missing. */
  bursts: readonly Burst[]
  parts: ReadonlyMap<string, number>
  /** When more of a photo had left, and when the last of what had waited was received. */
  movedAt: number | null
  allSentAt: number | null
}

export const empty: OutboxView = {
  isRead: false,
  entries: [],
  received: [],
  bursts: [],
  parts: new Map(),
  movedAt: null,
  allSentAt: null,
}

/** Whether a note, or an item, that was typed is stored as it is. Its draft stays until that is known, and longer where the browser ends first. */
export function isTextStored(
  { entries, received }: Pick<OutboxView, 'entries' | 'received'>,
  { id, text }: { id: string; text: string },
) {
  const stored = [...entries, ...received].find((entry) => entry.id === id)
  if (stored?.write.kind !== 'note' && stored?.write.kind !== 'item') return false
  return stored.write.text === text.trim()
}

/** What every screen sees of the outbox of whoever is signed in. */
export const outboxView = watched<OutboxView>(empty)
