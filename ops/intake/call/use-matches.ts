import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { phonePrefix, type JobMatch } from '#domain/jobs/matches.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { contact } from '../../session/contact.ts'
import { leadKeys } from '../../submissions/queries.ts'
import { matchesQuery } from '../queries.ts'
import { matchesHere } from './matches-here.ts'
import { useSettled } from './use-settled.ts'

export type Matching = {
  matches: readonly JobMatch[]
  /** Without a connection: only those that this device has. */
  isFromHere: boolean
  chosen: number
  setChosen: (nth: number) => void
  isOpen: boolean
  /** "Someone else": not shown again for this number. */
  dismiss: () => void
  take: (match: JobMatch) => void
}

type Looking = { typed: string; isTaken: boolean; ownId: string; take: (match: JobMatch) => void }

/** Earlier customers, looked for while a number is typed. Typing never waits for them; one that is slow shows nothing. */
export function useMatches({ typed, isTaken, ownId, take }: Looking): Matching {
  const prefix = useSettled(isTaken ? null : phonePrefix(typed))
  const client = useQueryClient()
  const isOffline = contact.use().lostSince !== null
  const found = useQuery(matchesQuery(prefix)).data
  const [chosen, setChosen] = useState(0)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const isFromHere = isOffline && prefix !== null && found === undefined
  const leads = isFromHere ? client.getQueriesData<LeadDetail>({ queryKey: leadKeys.details }) : []
  const all = isFromHere
    ? matchesHere(
        leads.flatMap(([, lead]) => lead ?? []),
        prefix,
      )
    : (found ?? [])
  // The job that is made here is no other customer.
  const matches = prefix === null ? [] : all.filter(({ id }) => id !== ownId)
  const isOpen = matches.length > 0 && !(dismissed !== null && prefix?.startsWith(dismissed))
  return {
    matches,
    isFromHere,
    chosen: Math.min(chosen, matches.length),
    setChosen,
    isOpen,
    dismiss: () => setDismissed(prefix),
    take(match) {
      setChosen(0)
      take(match)
    },
  }
}
