import { useEffect, useState } from 'react'
import type { Doubt, JustSaved } from './entry.ts'

/** In milliseconds: nobody holds a meter to another point so fast. */
const ofTheNumber = 300
/** And so long until a hand stops at a question. */
const toSeeAQuestion = 600

/** What a hand that is faster than its eyes has not seen yet: that a number saved itself, or that something is asked. */
export function useFastHand() {
  const [saved, setSaved] = useForAMoment<JustSaved>(ofTheNumber)
  const [asked, setAsked] = useForAMoment<Doubt>(toSeeAQuestion)
  return { saved, setSaved, asked, setAsked }
}

/** To say it again lets the moment begin anew. */
function useForAMoment<What extends object>(milliseconds: number) {
  const [what, setWhat] = useState<What | null>(null)
  useEffect(() => {
    if (!what) return
    const timer = setTimeout(() => setWhat(null), milliseconds)
    return () => clearTimeout(timer)
  }, [what, milliseconds])
  return [what, setWhat] as const
}
