import { useEffect, useState } from 'react'
import type { Sketch } from '#domain/sketch/plan.ts'
import { currentStore } from '../../device/person-store.ts'

/** What was drawn on this device and is in no outbox yet, as it was when the screen opened; null until that is known. */
export function useUnsavedDrawings(): readonly Sketch[] | null {
  const [unsaved, setUnsaved] = useState<readonly Sketch[] | null>(null)
  useEffect(() => {
    let isLeft = false
    async function read() {
      const drafts = await currentStore()
        .then((store) => store?.sketches.listUnsaved() ?? [])
        .catch(() => [])
      if (!isLeft) setUnsaved(drafts.map(({ sketch }) => sketch))
    }
    void read()
    return () => {
      isLeft = true
    }
  }, [])
  return unsaved
}
