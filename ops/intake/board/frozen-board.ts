import { useState } from 'react'
import type { BoardPart, BoardRow } from '#domain/jobs/board/board.ts'

type Parts = readonly BoardPart[]

/**
 * The board as it may be shown now. While the pointer is over it, nothing moves under it: what is there stays where it is, up to
 * date, and what came, moved or left waits until the pointer leaves or someone asks for it.
 */
export function useFrozenBoard(parts: Parts | undefined, isHeld: boolean) {
  const [held, setHeld] = useState<Parts | null>(null)
  if (isHeld && held === null && parts) setHeld(parts)
  if (!isHeld && held !== null) setHeld(null)
  const frozen = held && parts ? inFrozenPlaces(parts, held) : null
  return {
    shown: frozen?.parts ?? parts,
    changes: frozen?.changes ?? 0,
    showAll: () => setHeld(parts ?? null),
  }
}

export function inFrozenPlaces(parts: Parts, held: Parts): { parts: Parts; changes: number } {
  const places = new Map(parts.flatMap(({ stage, rows }) => rows.map((row) => [row.id, { stage, row }])))
  let kept = 0
  const shown = held.map((part) => {
    const rows = part.rows.map((row): BoardRow => {
      const now = places.get(row.id)
      if (now?.stage !== part.stage) return row
      kept += 1
      return now.row
    })
    return { ...part, rows }
  })
  const heldIds = new Set(held.flatMap(({ rows }) => rows.map(({ id }) => id)))
  const arrived = [...places.keys()].filter((id) => !heldIds.has(id)).length
  return { parts: shown, changes: heldIds.size - kept + arrived }
}
