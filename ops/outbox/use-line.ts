import { useEffect, useState } from 'react'
import { lineOf, nextLineAt, type Line } from './line.ts'
import { outboxView } from './outbox-view.ts'

/** The line as it reads now; it changes by itself when time alone changes it. */
export function useLine(): Line {
  const view = outboxView.use()
  const [now, setNow] = useState(Date.now)
  const next = nextLineAt(view, now)
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [next])
  return lineOf(view, now)
}
