import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { tellSeen } from './chats-api.ts'
import { isOnScreen, seenUpTo } from './on-screen.ts'
import { chatQuery } from './queries.ts'
import { chatsKey } from './waiting-queries.ts'

/** Where the conversation stands: its head, its messages, and what covers them from below. */
export type ChatPlace = {
  head: RefObject<HTMLElement | null>
  messages: RefObject<HTMLElement | null>
  foot: RefObject<HTMLElement | null>
}

/**
 * Tells what whoever has the conversation really had on the screen: the visitor reads that it was read. What is scrolled out of sight, behind
 * the intake, or in a window that is not looked at was not read; and nobody else claims to have read it.
 */
export function useTellSeen(chat: ChatDetail, { place, isMine }: { place: ChatPlace; isMine: boolean }) {
  const client = useQueryClient()
  const { id, messages, staff_seen } = chat
  const told = useRef(0)
  const last = messages.at(-1)?.position ?? 0

  const look = useEffectEvent(() => {
    const from = Math.max(told.current, staff_seen)
    if (!isMine || last <= from || document.visibilityState !== 'visible') return
    const upTo = seenUpTo(onScreen(place), from)
    if (upTo === from) return
    told.current = upTo
    void tellSeen(id, upTo).then(
      () => {
        client.setQueryData(chatQuery(id).queryKey, (known) => known && seenTo(known, upTo))
        // No event tells of it: the bell, the bar and the list ask again.
        return client.invalidateQueries({ queryKey: chatsKey })
      },
      () => {
        if (told.current === upTo) told.current = from
      },
    )
  })

  useEffect(() => {
    let frame = 0
    function soon() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const area = new ResizeObserver(soon)
    if (place.messages.current) area.observe(place.messages.current)
    document.addEventListener('scroll', soon, { capture: true, passive: true })
    document.addEventListener('visibilitychange', soon)
    return () => {
      cancelAnimationFrame(frame)
      area.disconnect()
      document.removeEventListener('scroll', soon, { capture: true })
      document.removeEventListener('visibilitychange', soon)
    }
  }, [place.messages])

  // Whatever is shown anew may be what was not seen before.
  useEffect(() => {
    const frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  })
}

function onScreen({ head, messages, foot }: ChatPlace): number[] {
  const all = messages.current
  if (!all) return []
  const around = all.getBoundingClientRect()
  const between = {
    top: Math.max(around.top, head.current?.getBoundingClientRect().bottom ?? 0, 0),
    bottom: Math.min(around.bottom, foot.current?.getBoundingClientRect().top ?? innerHeight, innerHeight),
  }
  return [...all.querySelectorAll<HTMLElement>('[data-position]')]
    .filter((message) => isOnScreen(message.getBoundingClientRect(), between))
    .map(({ dataset }) => Number(dataset['position']))
}

function seenTo(chat: ChatDetail, position: number): ChatDetail {
  const staff_seen = Math.max(chat.staff_seen, position)
  const unread = chat.messages.filter((each) => each.author === 'visitor' && each.position > staff_seen)
  return { ...chat, staff_seen, unread: unread.length }
}
