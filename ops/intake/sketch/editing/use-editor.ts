import { useEffect, useState } from 'react'
import { meetAtCorners } from '#domain/sketch/edit/draw-wall.ts'
import { isRefused, type Edited } from '#domain/sketch/edit/edited.ts'
import { edited, EditHistory, noHistory, redo, undo } from '#domain/sketch/edit/history.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { draftStorage } from '../../../ui/draft-storage.ts'
import { readStoredDraft, storeDraft } from '../../../ui/stored-draft.ts'
import { isThere, sceneOf, watchedScene, type Scene, type Taken } from './scene.ts'

/** `historyKey` names whose steps on which drawing: they outlive a reload. */
type Edit = { plan: Plan; onChange: (plan: Plan) => void; historyKey: string }
const idle = { draft: null, path: null, snaps: [], guide: null, touch: null } as const

/** A plan in hand: what is on the screen, and the steps by which it became so. */
export function useEditor({ plan: saved, onChange, historyKey }: Edit) {
  const [scene] = useState(() => watchedScene(meetAtCorners(saved)))
  const [current, setCurrent] = useState(() => ({ saved, plan: scene.get().plan }))
  const [history, setHistory] = useState(
    () => readStoredDraft(draftStorage, historyKey, EditHistory) ?? noHistory,
  )
  // Somebody else changed it, or the server answered with what was sent.
  if (current.saved !== saved)
    setCurrent({ saved, plan: isSame(saved, current.plan) ? current.plan : meetAtCorners(saved) })
  useEffect(() => {
    const { plan, taken } = scene.get()
    if (plan === current.plan) return
    scene.set({ ...sceneOf(current.plan), taken: taken && isThere(current.plan, taken) ? taken : null })
  }, [scene, current])

  function show(changes: Partial<Scene>) {
    scene.set({ ...scene.get(), ...changes })
  }

  function keep(next: EditHistory) {
    setHistory(next)
    storeDraft(draftStorage, historyKey, next)
  }

  function become(plan: Plan, taken: Taken | null) {
    scene.set({ ...scene.get(), ...idle, plan, taken, refused: null })
    setCurrent((known) => ({ ...known, plan }))
    onChange(plan)
  }

  function commit(plan: Plan, taken: Taken | null) {
    if (plan === current.plan) return show({ ...idle, plan, taken, refused: null })
    keep(edited(history, current.plan, plan))
    become(plan, taken)
  }

  function step(way: typeof undo) {
    const went = way(history, current.plan)
    if (!went) return
    const { taken } = scene.get()
    keep(went.history)
    become(went.plan, taken && isThere(went.plan, taken) ? taken : null)
  }

  return {
    scene,
    plan: current.plan,
    show,
    commit,
    /** One edit, with what is in hand afterwards. False where it is refused, in words and with nothing changed. */
    edit(change: (plan: Plan) => Edited, taken: Taken | null) {
      const result = change(current.plan)
      if (isRefused(result)) show({ ...idle, plan: current.plan, refused: result.refused })
      else commit(result.plan, taken)
      return !isRefused(result)
    },
    /** As it was before the finger went down. */
    cancel: (changes: Partial<Scene> = {}) => show({ ...idle, plan: current.plan, ...changes }),
    take: (taken: Taken | null) => show({ taken, refused: null }),
    undo: history.past.length > 0 ? () => step(undo) : null,
    redo: history.ahead.length > 0 ? () => step(redo) : null,
  }
}
export type Editor = ReturnType<typeof useEditor>

function isSame(one: Plan, other: Plan) {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
