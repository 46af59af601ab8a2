import { useState } from 'react'
import { useWaitingChats } from './waiting-queries.ts'

/** Announces to screen readers that one more visitor waits for a person, or wrote to this one. Those from before are not announced. */
export function ChatNews() {
  const data = useWaitingChats()
  const [told, setTold] = useState<{ waiting: number; unread: number; words: string } | null>(null)
  if (data && (data.waiting !== told?.waiting || data.unread !== told.unread)) {
    const { waiting, unread } = data
    const words = told && [
      waiting > told.waiting && 'A visitor is waiting in the chat.',
      unread > told.unread && 'A visitor wrote in your chat.',
    ]
    setTold({ waiting, unread, words: words ? words.filter(Boolean).join(' ') : '' })
  }
  return (
    <p aria-live="assertive" className="sr-only">
      {told?.words}
    </p>
  )
}
