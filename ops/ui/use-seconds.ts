import { useEffect, useState } from 'react'
import { second } from '#platform/time.ts'

/** The time, second by second, for a clock that someone watches. */
export function useSeconds() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), second)
    return () => clearInterval(timer)
  }, [])
  return now
}
