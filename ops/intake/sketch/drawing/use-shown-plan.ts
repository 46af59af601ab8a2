import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { wallLine } from '#domain/sketch/edit/wall-lines.ts'
import { acrossFrom } from '#domain/sketch/edit/faces-of-wall.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import type { Taken } from '../editing/scene.ts'
import type { Editor } from '../editing/use-editor.ts'
import type { ShownView } from '../editing/shown-view.ts'
import { broughtIn, fitted, isSeen, movedBy, placesOf, type Edges, type View } from '../editing/view.ts'
import { useSize, type PlaceSize } from './use-size.ts'

/** Clear of what stands at the edges of the screen. */
const edges: Edges = { top: 78, right: 26, bottom: 46, left: 26 }
/** What is in hand is brought clear of the buttons beside it too. */
const besideButtons: Edges = { ...edges, right: 70 }

type Shown = {
  editor: Editor
  /** Where it is shown. */
  place: RefObject<Element | null>
  /** What else is shown beside the plan. */
  more: readonly Point[]
}

/**
 * Which part of the plan is on the screen. While all of it is, all of it stays so: when a typed length makes the house larger, and when the
 * pad comes and goes. Someone who looks closely stays close, and keeps what is in hand in sight. `fit` shows all.
 */
export function useShownPlan(view: ShownView, { editor, place, more }: Shown) {
  const { plan } = editor
  const places = [...placesOf(plan), ...more]
  const last = useRef<{ places: readonly Point[]; size: PlaceSize } | null>(null)
  /** What the fingers left, before the pad came over it. */
  const behindPad = useRef<{ view: View; moved: View } | null>(null)

  // A line about the connection comes over the plan as it stands.
  const size = useSize(place, (by) => {
    const lowered = (shown: View) => movedBy(shown, { x: 0, y: -by })
    const now = view.get()
    const next = lowered(now)
    if (behindPad.current) {
      const { view: covered, moved } = behindPad.current
      behindPad.current = { view: lowered(covered), moved: moved === now ? next : moved }
    }
    view.set(next)
  })

  const follow = useEffectEvent((size: PlaceSize, plan: Plan) => {
    // The plan stays where it is under a finger.
    if (last.current && editor.scene.get().touch) return undefined
    const before = last.current
    last.current = { places, size }
    if (!before) return view.set(fitted(places, size, edges))
    if (isLowered(before.size, size)) return undefined
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
      : broughtIn(now, inHand(plan, editor.scene.get().taken), {
          size,
          edges: besideButtons,
        })
    if (size.height < before.size.height) behindPad.current = { view: now, moved: next }
    else if (covered?.moved === now) behindPad.current = { ...covered, moved: next }
    if (next !== now) view.set(next)
  })
  useEffect(() => {
    if (size) follow(size, plan)
  }, [size, plan])

  return {
    size,
    fit() {
      behindPad.current = null
      if (size) view.set(fitted(places, size, edges))
    },
  }
}

/** Something came in above it or went: the plan stays where it was on the screen. */
function isLowered(before: PlaceSize, { top, height }: PlaceSize) {
  const by = top - before.top
  return by !== 0 && Math.abs(before.height - height - by) < 1
}

/** The ends of a wall, and of what is measured from it. */
function inHand(plan: Plan, taken: Taken | null): Point[] {
  if (taken?.kind !== 'wall') return []
  const line = wallLine(plan, taken.id)
  const across = taken.measures === 'across' ? acrossFrom(plan, taken.id, taken) : null
  return [...(line ? [line.from, line.to] : []), ...(across ? [across.from, across.to] : [])]
}
