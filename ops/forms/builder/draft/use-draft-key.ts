import { useEffect, useEffectEvent, useState } from 'react'
import { draftStorage } from '../../../ui/draft-storage.ts'
import { holdSlot } from '../../../ui/draft-slot.ts'
import { formDraftPrefix } from '../../../ui/stored-draft.ts'

/** Where every place is taken by another tab, two of them share the first. */
const holdTimeout = 500

/** Where this tab stores what is changed in a form until the server has it; null for the moment in which a place is looked for. */
export function useDraftKey(user: string, slug: string): string | null {
  const [held, setHeld] = useState<number | null>(null)
  const take = useEffectEvent((slot: number) => setHeld((before) => before ?? slot))
  useEffect(() => {
    const letGo = holdSlot({
      name: `form-template ${user} ${slug}`,
      hasDraft: (slot) => draftStorage.getItem(keyOf(user, slug, slot)) !== null,
      onHeld: (slot) => take(slot),
    })
    const late = setTimeout(() => take(0), holdTimeout)
    return () => {
      clearTimeout(late)
      letGo()
    }
  }, [user, slug])
  return held === null ? null : keyOf(user, slug, held)
}

function keyOf(user: string, slug: string, slot: number) {
  return `${formDraftPrefix}form-template:${user}:${slug}${slot === 0 ? '' : `:${slot}`}`
}
