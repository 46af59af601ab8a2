import { useState } from 'react'
import type { SyncProblem } from '#domain/sync/problem.ts'
import type { Asking } from './reason-dialog.tsx'
import { useDecide } from './use-decide.ts'

/** Settling problems on a screen: what is being decided, and for which a reason is asked. */
export function useSettling() {
  const [asking, setAsking] = useState<Asking | null>(null)
  const deciding = useDecide(() => setAsking(null))
  return {
    asking,
    deciding,
    ask(state: Asking['state'], problem: SyncProblem) {
      deciding.reset()
      setAsking({ state, problem })
    },
    dismiss() {
      if (deciding.isError) deciding.reset()
      setAsking(null)
    },
  }
}
