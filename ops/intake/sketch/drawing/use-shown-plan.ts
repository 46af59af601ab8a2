import { useEffect, useEffectEvent, useRef } from 'react'
import { wallLine } from '#domain/sketch/edit/wall-lines.ts'
import { acrossFrom } from '#domain/sketch/edit/faces-of-wall.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import type { watched } from '../../../ui/watched.ts'
import type { Taken } from '../editing/scene.ts'
import type { Editor } from '../editing/use-editor.ts'
import { broughtIn, fitted, isSeen, placesOf, type Edges, type Size, type View } from '../editing/view.ts'

/** Clear of what stands at the edges of the screen. */
const edges: Edges = { top: 78, right: 26, bottom: 46, left: 26 }

type Shown = {
  editor: Editor
  size: Size | null
  /** What else is shown beside the plan. */
  more: readonly Point[]
}
type Watched = ReturnType<typeof watched<View>>

/**
 * Which part of the plan is on the screen. While all of it is, all of it stays so: when a typed length makes the house larger, and when the
 * pad comes and goes. Someone who looks closely stays close, and keeps what is in hand in sight. The function that it answers shows all.
 */
export function useShownPlan(view: Watched, { editor, size, more }: Shown) {
  const { plan } = editor
  const places = [...placesOf(plan), ...more]
  const last = useRef<{ places: readonly Point[]; size: Size } | null>(null)
  /** What the fingers left, before the pad came over it. */
  const behindPad = useRef<{ view: View; moved: View } | null>(null)

  const follow = useEffectEvent((size: Size, plan: Plan) => {
    // The plan stays where it is under a finger.
    if (last.current && editor.scene.get().touch) return undefined
    const before = last.current
    last.current = { places, size }
    if (!before) return view.set(fitted(places, size, edges))
    const now = view.get()
    const wasAllSeen = isSeen(before.places, now, before.size)
    const all = (most: number) => fitted(places, size, { ...edges, most })
    const covered = behindPad.current
    if (covered && size.height > before.size.height) {
      behindPad.current = null
      if (covered.moved !== now) return undefined
      return view.set(
        wasAllSeen && !isSeen(places, covered.view, size) ? all(covered.view.scale) : covered.view,
      )
    }
    const next = wasAllSeen
      ? isSeen(places, now, size)
        ? now
        : all(now.scale)
      : broughtIn(now, inHand(plan, editor.scene.get().taken), { size, edges })
    if (size.height < before.size.height) behindPad.current = { view: now, moved: next }
    else if (covered?.moved === now) behindPad.current = { ...covered, moved: next }
    if (next !== now) view.set(next)
  })
  useEffect(() => {
    if (size) follow(size, plan)
  }, [size, plan])

  return () => {
    behindPad.current = null
    if (size) view.set(fitted(places, size, edges))
  }
}

/** The ends of a wall, and of what is measured from it. */
function inHand(plan: Plan, taken: Taken | null): Point[] {
  if (taken?.kind !== 'wall') return []
  const line = wallLine(plan, taken.id)
  const across = taken.measures === 'across' ? acrossFrom(plan, taken.id, taken) : null
  return [...(line ? [line.from, line.to] : []), ...(across ? [across.from, across.to] : [])]
}
