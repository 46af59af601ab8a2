export type By = 'mouse' | 'touch' | 'keyboard'

/** What was used to place a visit, when, and whether the mouse moved since. */
export type LastPlaced = { at: number; by: By; hasMoved: boolean }

/** Longer than a double-click takes, and a second press of a key or a finger that was not meant. */
export const settlingMs = 600

/** Whether it is too soon after a visit was placed to place another one. */
export function isSettling(placed: LastPlaced | null, { now, by }: { now: number; by: By }) {
  return isSamePress(placed, { now, by }) || (placed !== null && now - placed.at < settlingMs)
}

/** Whether a press belongs to the one that placed a visit: it must not choose what now stands under it. */
export function isSamePress(placed: LastPlaced | null, { now, by }: { now: number; by: By }) {
  if (placed?.by !== by) return false
  return by === 'mouse' ? !placed.hasMoved : by === 'touch' && now - placed.at < settlingMs
}
