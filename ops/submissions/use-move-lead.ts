import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { LeadMove } from '#domain/leads/lead-move.ts'
import { LeadRow } from '#domain/leads/lead-row.ts'
import type { LeadStatus } from '#domain/leads/lead-states.ts'
import { moveFieldsOf } from '../outbox/panel/move-fields.ts'
import { submitWrite } from '../device/submit-write.ts'
import { undoMove } from '../desk/desk-api.ts'
import { problemOf } from '../problem.ts'
import { lastMoveBy } from '../outbox/panel/last-move.ts'
import { leadQuery, invalidateLeadEverywhere } from './queries.ts'
import type { Words } from '../words/en.ts'
import { useWords } from '../words/use-words.ts'

/** A status that needs more information first. */
export type AskedStep = Extract<LeadStatus, 'scheduled' | 'closed'>

/**
 * Changes the status of a request. A status that needs more opens its dialog first. `moved` is the request after the last change made here, `fault` says why nothing was changed, and `conflict` that someone else changed it first.
 */
export function useMoveLead(lead: LeadDetail, onMoved?: (row: LeadRow) => void) {
  const words = useWords()
  const { problems } = words
  const client = useQueryClient()
  const [asked, setAsked] = useState<AskedStep | null>(null)
  const [moved, setMoved] = useState<LeadRow | null>(null)
  const [conflict, setConflict] = useState<string | null>(null)

  const move = useMutation({
    mutationFn: (wanted: LeadMove) =>
      submitWrite({ ...lead, base: moveFieldsOf(lead) }, { kind: 'move', move: wanted }),
    onMutate: () => setConflict(null),
    onSuccess(written) {
      setAsked(null)
      // Without an answer the request is shown as it will be, and the outbox goes on.
      if (!written.isReceived) return
      // A repeat of what was applied before is answered without the request, which is read again.
      const row = LeadRow.safeParse(written.answer).data
      if (!row) return
      setMoved(row)
      onMoved?.(row)
      show(row)
    },
    onError: (error, { revision }) => tellConflict(error, revision),
  })
  const undo = useMutation({
    mutationFn: () => undoMove(lead.id, lead.revision),
    onMutate: () => setConflict(null),
    onSuccess(row) {
      show(row)
      // After that: the focus goes from the line of this move, which ends here, to the status as it is now.
      notifyManager.schedule(() => setMoved(null))
    },
    onError: (error) => tellConflict(error, lead.revision),
  })

  function show(row: LeadRow) {
    client.setQueryData(leadQuery(row.id).queryKey, (known) => known && { ...known, ...row })
    invalidateLeadEverywhere(client, row.id)
  }

  // `seen` is the revision the change was made from: the screen may have loaded the other change already.
  async function tellConflict(error: unknown, seen: number) {
    if (problemOf(error).status !== 409) return
    setAsked(null)
    setMoved(null)
    invalidateLeadEverywhere(client, lead.id)
    const latest = await loadLatest()
    setConflict(
      latest && latest.revision !== seen
        ? changedMeanwhile(latest, words)
        : problemOf(error, problems).detail,
    )
  }

  async function loadLatest() {
    try {
      return await client.fetchQuery({ ...leadQuery(lead.id), staleTime: 0 })
    } catch {
      return null
    }
  }

  const problem = move.error && problemOf(move.error, problems)
  return {
    asked,
    moved,
    conflict,
    fault: problem?.status === 409 ? null : problem,
    isBusy: move.isPending || undo.isPending,
    /** Changes the status, or asks first for what it needs. */
    take(status: LeadStatus) {
      move.reset()
      undo.reset()
      if (status === 'scheduled' || status === 'closed') setAsked(status)
      else move.mutate({ status, revision: lead.revision })
    },
    save: (told: Omit<LeadMove, 'revision'>) => move.mutate({ ...told, revision: lead.revision }),
    dismiss() {
      move.reset()
      setAsked(null)
    },
    undo,
  }
}

export type Moving = ReturnType<typeof useMoveLead>

function changedMeanwhile({ history, status }: LeadDetail, { choices, moving }: Words) {
  return moving.conflict(lastMoveBy(history), choices.status[status])
}
