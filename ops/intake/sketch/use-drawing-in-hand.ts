import { useState } from 'react'
import type { Sketch } from '#domain/sketch/plan.ts'
import { copyOf } from '../../store/sketch-drafts.ts'

/** `key` stays while it goes on as a copy: nothing that is being drawn or typed is lost by that. */
type Held = { id: string; key: string }
type Known = { blank: Sketch; copies: ReadonlyMap<string, string>; unsent: ReadonlySet<string> }

/**
 * Which drawing of a level is on the screen: the one that was drawn on or chosen, whatever else comes meanwhile. Before that one of which
 * something is not sent, and else the first.
 */
export function useDrawingInHand(drawings: readonly Sketch[], { blank, copies, unsent }: Known) {
  const [held, setHeld] = useState<Held | null>(null)
  const find = (id: string | undefined) => [...drawings, blank].find((drawing) => drawing.id === id)
  const inHand = held && (find(copyOf(copies, held.id)?.id) ?? find(held.id))
  const shown = inHand ?? drawings.find(({ id }) => unsent.has(id)) ?? drawings[0] ?? blank
  return {
    shown,
    key: held && inHand ? held.key : shown.id,
    hold: (id: string, key: string) => setHeld({ id, key }),
  }
}
