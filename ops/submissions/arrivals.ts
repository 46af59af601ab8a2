import { useState } from 'react'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import type { Words } from '../words/en.ts'
import { useWords } from '../words/use-words.ts'
import { happenedWords } from './words.ts'

type Seen = { list: string; newest: string | null; ids: ReadonlySet<string>; words: string }

/** The requests that arrived while this list was open: marked in it, and announced to screen readers. */
export function useArrivals(list: string, rows: LeadRow[] | undefined) {
  const words = useWords()
  const [known, setSeen] = useState<Seen>(() => nothingSeen(list))
  const seen = see(known.list === list ? known : nothingSeen(list), rows, words)
  if (seen !== known) setSeen(seen)
  return seen
}

function see(seen: Seen, rows: LeadRow[] | undefined, words: Words): Seen {
  if (!rows) return seen
  const { arrived, newest } = arrivedSince(rows, seen.newest)
  if (newest === seen.newest) return seen
  if (arrived.length === 0) return { ...seen, newest }
  const ids = new Set([...seen.ids, ...arrived.map(({ id }) => id)])
  return { ...seen, newest, ids, words: arrivalWords(arrived, words) }
}

function nothingSeen(list: string): Seen {
  return { list, newest: null, ids: new Set(), words: '' }
}

/** The rows that are newer than the newest one known. Nothing in the first answer counts as new. */
export function arrivedSince(rows: readonly LeadRow[], newest: string | null) {
  const latest = rows.reduce(
    (last, { received_at }) => (received_at > last ? received_at : last),
    newest ?? '',
  )
  const arrived = newest === null ? [] : rows.filter(({ received_at }) => received_at > newest)
  return { arrived, newest: latest }
}

export function arrivalWords(
  arrived: readonly Pick<LeadRow, 'name' | 'loss' | 'service' | 'town'>[],
  { choices, list }: Words,
) {
  const [only] = arrived
  if (!only) return ''
  const what = [choices.name(only.name), happenedWords(only, choices), only.town].filter(Boolean).join(', ')
  return list.arrived(arrived.length, what)
}
