import { useEffect, useState } from 'react'
import { meetAtCorners } from '#domain/sketch/edit/draw-wall.ts'
import type { EditRefusal } from '#domain/sketch/edit/edited.ts'
import { edited, redo, undo, type EditHistory } from '#domain/sketch/edit/history.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { isSamePlan } from '../plan-in-hand.ts'
import { isThere, sceneOf, watchedScene, type Scene, type Taken } from './scene.ts'

type Edit = {
  /** As it is read, with what this device has sent on top. */
  plan: Plan
  /** The steps that led to it, which can be taken back. */
  history: EditHistory
  onChange: (plan: Plan, history: EditHistory) => void
}
/** `taken` where what was in hand is another record from then on. */
export type EditedInHand = { plan: Plan; taken?: Taken } | { refused: EditRefusal }
const idle = { draft: null, path: null, snaps: [], guide: null, touch: null } as const

/** A plan in hand: what is on the screen, and the steps by which it became so. */
export function useEditor({ plan: saved, history: first, onChange }: Edit) {
  const [scene] = useState(() => watchedScene(meetAtCorners(saved)))
  const [current, setCurrent] = useState(() => ({ saved, plan: scene.get().plan, isAhead: false }))
  const [history, setHistory] = useState(first)
  if (current.saved !== saved) setCurrent(followed(current, saved))
  useEffect(() => {
    const { plan, taken, touch, refused } = scene.get()
    if (plan === current.plan || touch) return
    // What was refused stays in words: a plan that comes back from the server is no answer to it.
    scene.set({
      ...sceneOf(current.plan),
      refused,
      taken: taken && isThere(current.plan, taken) ? taken : null,
    })
  }, [scene, current])

  function show(changes: Partial<Scene>) {
    scene.set({ ...scene.get(), ...changes })
  }

  function become(plan: Plan, steps: EditHistory, taken: Taken | null) {
    scene.set({ ...scene.get(), ...idle, plan, taken, refused: null })
    setCurrent((known) => ({ ...known, plan, isAhead: true }))
    setHistory(steps)
    onChange(plan, steps)
  }

  function commit(plan: Plan, taken: Taken | null) {
    if (plan === current.plan) show({ ...idle, plan, taken, refused: null })
    else become(plan, edited(history, current.plan, plan), taken)
  }

  function step(way: typeof undo) {
    const went = way(history, current.plan)
    const { taken } = scene.get()
    if (went) become(went.plan, went.history, taken && isThere(went.plan, taken) ? taken : null)
  }

  return {
    scene,
    plan: current.plan,
    show,
    commit,
    /** One edit, with what is in hand afterwards. False where it is refused, in words and with nothing changed. */
    edit(change: (plan: Plan) => EditedInHand, taken: Taken | null) {
      const result = change(current.plan)
      if ('refused' in result) show({ ...idle, plan: current.plan, refused: result.refused })
      else commit(result.plan, result.taken ?? taken)
      return !('refused' in result)
    },
    /** As it was before the finger went down. */
    cancel: (changes: Partial<Scene> = {}) => show({ ...idle, plan: current.plan, ...changes }),
    take: (taken: Taken | null) => show({ taken, refused: null }),
    undo: history.past.length > 0 ? () => step(undo) : null,
    redo: history.ahead.length > 0 ? () => step(redo) : null,
  }
}
export type Editor = ReturnType<typeof useEditor>

type Current = { saved: Plan; plan: Plan; isAhead: boolean }

/** What was read anew replaces what is shown, unless more was drawn here since: that is still on its way. */
function followed({ plan, isAhead }: Current, saved: Plan): Current {
  const isSame = isSamePlan(saved, plan)
  if (isSame || isAhead) return { saved, plan, isAhead: isAhead && !isSame }
  return { saved, plan: meetAtCorners(saved), isAhead: false }
}
