import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { wide } from '../ui/wide.ts'
import { firstUnread } from './on-screen.ts'
import type { ChatPlace } from './use-tell-seen.ts'

/** So near the end of the page whoever reads is at the end, and follows it: what comes while it scrolls makes it longer. */
const nearEnd = 320

type Placing = { place: ChatPlace; isMine: boolean; isShown: boolean }

/**
 * A conversation opens at the first message that its person has not read, else at the newest. Whoever is at the end follows it. On a phone,
 * where the whole page scrolls, whoever looked at the intake comes back to where they were.
 */
export function usePlace({ messages, staff_seen }: ChatDetail, { place, isMine, isShown }: Placing) {
  const last = messages.at(-1)
  const left = useRef<'start' | 'end' | number>('start')

  const show = useEffectEvent(() => {
    const unread = isMine ? firstUnread(messages, staff_seen) : undefined
    const isNarrow = !matchMedia(wide).matches
    if (typeof left.current === 'number') scrollTo({ top: left.current })
    else if (unread) messageAt(place, unread.position)?.scrollIntoView({ block: 'start' })
    else if (isNarrow) scrollToEnd()
  })

  // Before anyone sees it elsewhere, and once more after the navigation, which begins each screen at its top.
  useLayoutEffect(() => {
    if (!isShown) {
      if (!matchMedia(wide).matches) scrollTo({ top: 0 })
      return
    }
    show()
    const frame = requestAnimationFrame(() => show())
    function note() {
      if (matchMedia(wide).matches || !place.messages.current?.offsetParent) return
      left.current = isAtEnd() ? 'end' : scrollY
    }
    // Only what is scrolled after that is someone’s place.
    const timer = setTimeout(() => document.addEventListener('scroll', note, { passive: true }), 100)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      document.removeEventListener('scroll', note)
    }
  }, [isShown, place.messages])

  const follow = useEffectEvent(() => {
    if (!isShown || matchMedia(wide).matches) return
    // Whoever wrote goes on at their words.
    if (last?.author === 'employee' || typeof left.current !== 'number') scrollToEnd()
  })
  const first = useRef(last?.position)
  useEffect(() => {
    if (first.current === last?.position) return
    first.current = last?.position
    follow()
  }, [last?.position])
}

function messageAt({ messages }: ChatPlace, position: number) {
  return messages.current?.querySelector(`[data-position="${position}"]`)
}

function scrollToEnd() {
  scrollTo({ top: document.documentElement.scrollHeight })
}

function isAtEnd() {
  return document.documentElement.scrollHeight - innerHeight - scrollY < nearEnd
}
