import { useState } from 'react'
import { useWaitingChats } from './waiting-queries.ts'

/** Announces to screen readers that one more visitor waits for a person. Those from before the page opened are not announced. */
export function ChatNews() {
  const data = useWaitingChats()
  const [told, setTold] = useState<{ waiting: number; words: string } | null>(null)
  if (data && data.waiting !== told?.waiting) {
    const isNew = told !== null && data.waiting > told.waiting
    setTold({ waiting: data.waiting, words: isNew ? 'A visitor is waiting in the chat.' : '' })
  }
  return (
    <p aria-live="assertive" className="sr-only">
      {told?.words}
    </p>
  )
}
