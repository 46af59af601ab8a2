import { useEffect, useState } from 'react'
import type { JustSaved } from './entry.ts'

/** In milliseconds: nobody holds a meter to another point so fast. */
const sameNumber = 300

/** The number that its last digit just saved, for as long as a further digit still belongs to it. */
export function useJustSaved() {
  const [saved, setSaved] = useState<JustSaved | null>(null)
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(null), sameNumber)
    return () => clearTimeout(timer)
  }, [saved])
  return [saved, setSaved] as const
}
