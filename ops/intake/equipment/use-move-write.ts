import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { invalidateEquipment } from '../../equipment/stale-queries.ts'
import { submitWrite } from '../../device/submit-write.ts'
import type { UndoBase } from '../../outbox/equipment-after.ts'
import { outboxView } from '../../outbox/outbox-view.ts'
import { problemOf } from '../../problem.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'

export type Move = Omit<Extract<Write, { kind: 'equipment_move' }>, 'kind'>
/** What was done last, until the next scan: it can be undone, to how the unit stood before. */
type Last = { id: string; move: Move; words: string; before: JobStay | null }

/** Moves units through the outbox: without a connection it is stored on this device, and shown until it is sent. */
export function useMoveWrite(job: Pick<JobDetail, 'id' | 'name'>) {
  const client = useQueryClient()
  const { problems } = useWords()
  const [last, setLast] = useState<Last | null>(null)
  const mutation = useMutation({
    mutationFn({ id, move, before }: Last) {
      const base = move.move === 'undone' ? ({ before } satisfies UndoBase) : null
      return submitWrite({ id: job.id, name: job.name, base }, { kind: 'equipment_move', ...move }, id)
    },
    async onSuccess({ isReceived }) {
      if (isReceived) await Promise.all([invalidateJob(client, job.id), invalidateEquipment(client)])
    },
    // What was refused did not happen.
    onError: () => setLast(null),
  })

  // It is said to be done once it is stored.
  const isStored = outboxView.usePart(
    ({ entries, received }) => last !== null && [...entries, ...received].some(({ id }) => id === last.id),
  )

  function send(move: Move, words: string, before: JobStay | null) {
    const made = { id: newId(), move, words, before }
    setLast(made)
    mutation.mutate(made)
  }

  return {
    send,
    last: isStored || mutation.isSuccess ? last : null,
    undo(words: string) {
      if (!last || last.move.move === 'undone') return
      const { unit_id, number } = last.move
      send({ move: 'undone', unit_id, number, undoes: last.id }, words, last.before)
    },
    /** Someone scans the next one. */
    settle() {
      setLast(null)
      mutation.reset()
    },
    problem: mutation.error && problemOf(mutation.error, problems),
  }
}
