import { useState } from 'react'

type Item = { lead_id: string }

/**
 * The alerts as they may be shown now. While someone has a row selected or a finger down, nothing moves under them: what is
 * gone leaves, what is there stays in its order, and what is new waits behind a button.
 */
export function useFrozenOrder<T extends Item>(open: readonly T[], isHeld: boolean) {
  const [held, setHeld] = useState<readonly string[] | null>(null)
  const ids = open.map(({ lead_id }) => lead_id)
  if (isHeld && held === null) setHeld(ids)
  if (!isHeld && held !== null) setHeld(null)
  const shown = held ? inFrozenOrder(open, held) : open
  return { shown, hidden: open.length - shown.length, showAll: () => setHeld(ids) }
}

export function inFrozenOrder<T extends Item>(open: readonly T[], held: readonly string[]): T[] {
  return held.flatMap((id) => open.find(({ lead_id }) => lead_id === id) ?? [])
}

export type Selection = { id: string; isByHand: boolean }

/** The selection follows the person: it stays with a request while that is there, and begins at the first otherwise. */
export function selectionIn(shown: readonly Item[], before: Selection | null): Selection | null {
  if (before && shown.some(({ lead_id }) => lead_id === before.id)) return before
  const [first] = shown
  return first ? { id: first.lead_id, isByHand: false } : null
}
