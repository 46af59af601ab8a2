import { useState } from 'react'
import { newestLeft } from './newest-left.ts'
import type { DeskStop } from './use-my-day.ts'

type Day = { finished: readonly DeskStop[]; next: DeskStop | null }

/**
 * The visit whose card stood here until it was left a moment ago. It keeps its line in that place, with the way back, until the next
 * visit is begun or someone looks elsewhere.
 */
export function useJustLeft({ finished, next }: Day): DeskStop | null {
  const newest = newestLeft(finished)
  const newestId = newest?.finished?.left.id ?? null
  const [before, setBefore] = useState({ newestId, next: next?.lead.id ?? null })
  const [justLeft, setJustLeft] = useState<string | null>(null)
  const nextId = next?.lead.id ?? null
  if (newestId !== before.newestId || nextId !== before.next) {
    setBefore({ newestId, next: nextId })
    if (newestId !== before.newestId)
      setJustLeft(newest?.lead.id === before.next && newestId !== null ? newestId : null)
  }
  if (next?.isUnderWay || justLeft === null || justLeft !== newestId) return null
  return newest
}
