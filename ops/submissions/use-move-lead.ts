import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { moveLead } from '../api.ts'
import type { LeadDetail, LeadRow, LeadStatus } from '#domain/leads/lead.ts'
import { problemOf } from '../problem.ts'
import { notifyError, notifyProblem } from '../ui/notify.ts'
import { lastMoveBy } from './history-words.ts'
import { leadKeys, leadQuery } from './queries.ts'
import { statusWords } from './words.ts'

export const undoMs = 8000

type Move = { status: LeadStatus; revision: number }

/** Moves a request along, and says so with a way back; `conflict` is set when someone else moved it meanwhile. */
export function useMoveLead(lead: LeadDetail) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<string | null>(null)

  const move = useMutation({
    mutationFn: (wanted: Move) => moveLead(lead.id, wanted),
    onMutate: () => setConflict(null),
    onSuccess(row) {
      keepRow(row)
      offerUndo(lead.status, row)
    },
    async onError(error, wanted) {
      if (problemOf(error).status !== 409) return notifyProblem(error)
      const latest = await loadLatest()
      setConflict(
        latest && latest.revision !== wanted.revision ? changedMeanwhile(latest) : problemOf(error).detail,
      )
    },
  })

  async function undo(from: LeadStatus, row: LeadRow) {
    try {
      keepRow(await moveLead(row.id, { status: from, revision: row.revision }))
      toast.success(`${row.name}: ${statusWords[from]} again`)
    } catch (error) {
      if (problemOf(error).status !== 409) return notifyProblem(error)
      const latest = await loadLatest()
      notifyError('Not undone', latest ? changedMeanwhile(latest) : problemOf(error).detail)
    }
  }

  function offerUndo(from: LeadStatus, row: LeadRow) {
    toast.success(`${row.name}: ${statusWords[row.status]}`, {
      duration: undoMs,
      action: { label: 'Undo', onClick: () => void undo(from, row) },
    })
  }

  function keepRow(row: LeadRow) {
    client.setQueryData(leadQuery(row.id).queryKey, (known) => known && { ...known, ...row })
    void client.invalidateQueries({ queryKey: leadKeys.one(row.id) })
    void client.invalidateQueries({ queryKey: leadKeys.lists })
    void client.invalidateQueries({ queryKey: leadKeys.waiting })
  }

  async function loadLatest() {
    void client.invalidateQueries({ queryKey: leadKeys.lists })
    try {
      return await client.fetchQuery({ ...leadQuery(lead.id), staleTime: 0 })
    } catch {
      return null
    }
  }

  return { move, conflict }
}

function changedMeanwhile({ history, status }: LeadDetail) {
  const who = lastMoveBy(history) ?? 'someone else'
  return `Changed meanwhile by ${who}: it is ${statusWords[status]} now.`
}
