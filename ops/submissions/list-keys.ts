import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { searchFieldId } from './filters.tsx'
import { loadMoreId } from './lead-list.tsx'

type ListKeys = { chosen: string | undefined; isPaused: boolean; showHelp: () => void }

/** What each key does, for the list of keys and nothing else. */
export const keyWords = [
  { keys: ['j', '↓'], does: 'Next request' },
  { keys: ['k', '↑'], does: 'Request before' },
  { keys: ['Enter'], does: 'Open it' },
  { keys: ['Esc'], does: 'Close it, or leave a field' },
  { keys: ['/'], does: 'Search' },
  { keys: ['?'], does: 'Show these keys' },
] as const

/** The keys of the screen. They sleep while a field has the keyboard or a dialog is open. */
export function useListKeys({ chosen, isPaused, showHelp }: ListKeys) {
  const navigate = useNavigate()

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPaused || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const { target, key } = event
    if (!(target instanceof HTMLElement) || target.closest('[role=dialog]')) return
    if (isField(target)) {
      if (key === 'Escape') target.blur()
      return
    }

    const act = {
      j: () => step(1, chosen),
      ArrowDown: () => step(1, chosen),
      k: () => step(-1, chosen),
      ArrowUp: () => step(-1, chosen),
      '/': () => document.getElementById(searchFieldId)?.focus(),
      '?': showHelp,
      Escape: () => chosen && void navigate({ to: '/ops/submissions', search: true }),
    }[key]
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function step(by: 1 | -1, chosen: string | undefined) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-lead]')]
  const active = document.activeElement
  if (active?.id === loadMoreId && by === -1) return rows.at(-1)?.focus()
  const from = rows.findIndex((row) => row === active)
  const at = from === -1 ? rows.findIndex(({ dataset }) => dataset['lead'] === chosen) : from
  const next = at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by
  if (next >= rows.length) return document.getElementById(loadMoreId)?.focus()
  rows[Math.max(next, 0)]?.focus()
}

function isField(element: HTMLElement) {
  return element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
}
