import { useEffect, useEffectEvent } from 'react'
import { loadMoreId } from '../ui/paged-list.tsx'
import { searchFieldId } from '../ui/search-field.tsx'
import { watched } from '../ui/watched.ts'
import { isField, targetOfFreeKey } from './free-key.ts'
import type { KeyWords } from './key-words.ts'
import { areSingleKeysOn } from './single-keys.ts'

type ListKeys = {
  /** What the rows are: "request". */
  noun: string
  /** The row that is open beside the list. */
  chosen?: string
  close?: () => void
  /** Where the rows stand in columns: to the one on the right (1) or the left. */
  across?: (by: 1 | -1) => void
  /** The keys open the row that they go to. */
  opens?: boolean
  /** Which rows the keys go along, where others stand on the screen, too. */
  rows?: string
  /** What the keys do, where it is not what they do in every list. */
  words?: readonly KeyWords[]
}

type Shown = { noun: string; hasColumns: boolean; words?: readonly KeyWords[] }

const shownList = watched<Shown | null>(null)

/** What the rows of the list on the screen are, or null where there is no list. */
export const useShownList = shownList.use

/** The keys of a list. They sleep while a field has the keyboard or a dialog is open. */
export function useListKeys({
  noun,
  chosen,
  close,
  across,
  opens = false,
  rows = '[data-row]',
  words,
}: ListKeys) {
  const hasColumns = across !== undefined
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = targetOfFreeKey(event)
    if (!target) return
    if (isField(target)) {
      if (event.key === 'Escape') target.blur()
      return
    }

    const go = (by: 1 | -1) => {
      const row = step(by, rows, chosen)
      if (opens) row?.click()
    }
    const search = document.getElementById(searchFieldId)
    const letters = {
      j: () => go(1),
      k: () => go(-1),
      ...(search && { '/': () => search.focus() }),
      ...(across && { h: () => across(-1), l: () => across(1) }),
    }
    const act = {
      ...(areSingleKeysOn() && letters),
      ArrowDown: () => go(1),
      ArrowUp: () => go(-1),
      ...(across && { ArrowLeft: () => across(-1), ArrowRight: () => across(1) }),
      Escape: () => chosen && close?.(),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  useEffect(() => {
    shownList.set({ noun, hasColumns, words })
    return () => shownList.set(null)
  }, [noun, hasColumns, words])
}

function step(by: 1 | -1, selector: string, chosen: string | undefined) {
  const rows = [...document.querySelectorAll<HTMLElement>(selector)]
  const active = document.activeElement
  if (active?.id === loadMoreId && by === -1) return focused(rows.at(-1))
  const from = rows.findIndex((row) => row === active)
  const at = from === -1 ? rows.findIndex(({ dataset }) => dataset['row'] === chosen) : from
  const next = at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by
  if (next >= rows.length) return void document.getElementById(loadMoreId)?.focus()
  return focused(rows[Math.max(next, 0)])
}

function focused(row: HTMLElement | undefined) {
  row?.focus()
  return row
}
