import { useEffect, useState } from 'react'

/** Between two digits of someone who types fast. */
const delayMs = 120

/** The text once nobody has typed for a moment. */
export function useSettled(text: string | null) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs)
    return () => clearTimeout(timer)
  }, [text])
  return text === null ? null : settled
}
