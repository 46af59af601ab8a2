import { useEffect, useState } from 'react'

/** Remembers something for so many milliseconds; to say it again lets it begin anew. */
export function useForAMoment<What extends object>(milliseconds: number) {
  const [what, setWhat] = useState<What | null>(null)
  useEffect(() => {
    if (!what) return
    const timer = setTimeout(() => setWhat(null), milliseconds)
    return () => clearTimeout(timer)
  }, [what, milliseconds])
  return [what, setWhat] as const
}
