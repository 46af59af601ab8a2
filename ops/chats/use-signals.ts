import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { second } from '#platform/time.ts'
import { onSignal, type Signal } from '../live/signals.ts'
import { tellTyping } from './chats-api.ts'
import { chatQuery } from './queries.ts'

/** Someone who goes on typing says so again before this is over. */
const typingLasts = 6 * second
const tellEvery = 3 * second

/** Who is typing in the conversation right now: the visitor as an empty name, someone of the staff by theirs; null: no one. */
export function useTyping(id: string): string | null {
  const client = useQueryClient()
  const [typing, setTyping] = useState<{ name: string; at: number } | null>(null)
  const hear = useEffectEvent(({ kind, about, by, value }: Signal) => {
    if (about !== id) return
    if (kind === 'chat.typing') setTyping({ name: by === null ? '' : value, at: Date.now() })
    if (kind === 'chat.seen' && by === null)
      client.setQueryData(chatQuery(id).queryKey, (chat) => chat && seenUpTo(chat, Number(value)))
  })
  useEffect(() => onSignal((signal) => hear(signal)), [])
  useEffect(() => {
    if (!typing) return
    const over = setTimeout(() => setTyping(null), typingLasts)
    return () => clearTimeout(over)
  }, [typing])
  return typing?.name ?? null
}

function seenUpTo(chat: ChatDetail, position: number): ChatDetail {
  return { ...chat, visitor_seen: Math.max(chat.visitor_seen, position) }
}

/** Tells the visitor that someone is typing, no more often than they can see. */
export function useTellTyping(id: string) {
  const told = useRef(0)
  return (now: number) => {
    if (now - told.current < tellEvery) return
    told.current = now
    void tellTyping(id).catch(() => {})
  }
}
