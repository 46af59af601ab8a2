import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { contact } from '../../session/contact.ts'
import { notify, notifyProblem } from '../../ui/notify.ts'
import { undoMs } from '../../ui/undo-time.ts'
import { useCallWords } from '../../words/use-call-words.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob, invalidateJobs } from '../invalidate-queries.ts'
import { getJob, mergeJob, unmergeJob } from '../jobs-api.ts'
import { adopted } from './saving.ts'
import type { CallDraft } from './use-call-draft.ts'

export type Absorbing = ReturnType<typeof useAbsorbing>

/**
 * A call that was saved before it went on with a job that is there is merged into that job, as soon as the server has both. Undo makes
 * it a job of its own again; what was said stays with the job that the call is about.
 */
export function useAbsorbing(call: CallDraft) {
  const { draft } = call
  const { absorbs, saved } = draft
  const client = useQueryClient()
  const words = useCallWords()
  const { ui } = useWords()
  const isOnline = contact.use().lostSince === null
  const isUnsent = useUnsentOf(absorbs ?? draft.id).length > 0
  const undo = useMutation({
    mutationFn: (id: string) => unmergeJob(id),
    onError: notifyProblem,
    onSettled: () => readAgain(draft.id),
  })
  const merging = useMutation({
    async mutationFn({ id, into }: { id: string; into: string }) {
      const { revision, side } = await getJob(id)
      if (side !== 'duplicate') await mergeJob(id, { into, revision })
      return getJob(draft.id)
    },
    onSuccess(job, { id, into }) {
      call.record((draft) => (draft.id === job.id ? { ...adopted(draft, job), absorbs: null } : draft))
      void readAgain(job.id)
      notify(words.absorbing.merged(into), {
        duration: undoMs,
        action: { label: ui.undo, onClick: () => undo.mutate(id) },
      })
    },
  })

  function readAgain(id: string) {
    void invalidateJobs(client)
    return invalidateJob(client, id)
  }

  const into = saved?.is_received ? saved.number : null
  const merge = () => absorbs && into && merging.mutate({ id: absorbs, into })
  const isDue = absorbs !== null && into !== null && isOnline && !isUnsent
  const begin = useEffectEvent(merge)
  useEffect(() => {
    if (isDue) begin()
  }, [isDue])
  return {
    /** Until it is done nothing else is saved: both would change the same facts. */
    isUnderWay: isDue && !merging.isError,
    isFailed: absorbs !== null && merging.isError,
    error: merging.error,
    merge,
  }
}
