import { useEffect, useEffectEvent, useState } from 'react'
import { EditHistory, noHistory } from '#domain/sketch/edit/history.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import type { SketchDraft } from '../../store/sketch-drafts.ts'

type Stored = { history: EditHistory; plan: Plan | null }

/**
 * What this device has drawn of a sketch as it was opened, and the steps that can be undone; null until it is known. What it goes on as
 * from then on is in the hand already.
 */
export function useStoredSteps(
  opened: string,
  find: (id: string) => Promise<SketchDraft | null>,
): Stored | null {
  const [id] = useState(opened)
  const [stored, setStored] = useState<Stored | null>(null)
  const read = useEffectEvent((id: string) => find(id))
  useEffect(() => {
    let isLeft = false
    async function load() {
      const draft = await read(id).catch(() => null)
      if (isLeft) return
      setStored({
        history: EditHistory.safeParse(draft?.steps).data ?? noHistory,
        plan: draft && !draft.is_saved ? draft.sketch.plan : null,
      })
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [id])
  return stored
}
