import { useEffect, useEffectEvent } from 'react'
import { useRecordKeys } from '../keys/record-keys.ts'
import { turnKeys } from './key-words.ts'

type ChatActs = {
  take: () => void
  write: (kind: 'text' | 'note') => void
  canned: () => void
  /** Asks the first, second or third fact that is not known yet. */
  ask: (nth: number) => void
}

/** The keys of the conversation that is open. Those with Ctrl work while a reply is typed, too. */
export function useChatKeys({ take, write, canned, ask }: ChatActs) {
  useRecordKeys('chat', [
    { ...turnKeys.take, act: take },
    { ...turnKeys.reply, act: () => write('text') },
    { ...turnKeys.note, act: () => write('note') },
    { ...turnKeys.canned, act: canned },
  ])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
    if (event.target instanceof HTMLElement && event.target.closest('[role=dialog]')) return
    if (event.key === 'Enter') {
      const make = document.querySelector<HTMLElement>('[data-make-job]')
      if (!make) return
      event.preventDefault()
      make.click()
    } else if (/^[123]$/.test(event.key)) {
      event.preventDefault()
      ask(Number(event.key))
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
