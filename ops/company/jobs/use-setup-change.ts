import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { problemOf } from '../../problem.ts'
import { notify, notifyError, notifyProblem } from '../../ui/notify.ts'
import { undoMs } from '../../ui/undo-time.ts'
import { invalidateSetup, setupQuery, takeSetup } from './queries.ts'

type Part<Value> = { value: Value; revision: number }
type Saving<Value> = {
  /** Which part of the set-up it is. */
  of: (setup: JobSetup) => Part<Value>
  put: (wanted: Part<Value>) => Promise<JobSetup>
  onDone: () => void
}

/**
 * Saves a part of the set-up, and confirms it with Undo. Where someone else was quicker it is read again: to save once more keeps what
 * was typed.
 */
export function useSetupChange<Value>({ of, put, onDone }: Saving<Value>) {
  const client = useQueryClient()
  const mutation = useMutation({
    async mutationFn(wanted: Part<Value>) {
      const present = client.getQueryData(setupQuery.queryKey)
      return { before: present && of(present), setup: await put(wanted) }
    },
    onSuccess({ before, setup }) {
      takeSetup(client, setup)
      notify('Job set-up saved', before ? undoing(before, of(setup)) : {})
      onDone()
    },
    onError(error) {
      if (problemOf(error).status === 409) void invalidateSetup(client)
    },
  })

  /** The same again is no change, and there is nothing to undo. */
  function undoing({ value, revision }: Part<Value>, saved: Part<Value>) {
    if (saved.revision === revision) return {}
    const onClick = () => void undo({ value, revision: saved.revision })
    return { duration: undoMs, action: { label: 'Undo', onClick } }
  }

  /** Puts back what stood there, on top of what was just saved and of nothing else. */
  async function undo(former: Part<Value>) {
    try {
      takeSetup(client, await put(former))
      notify('Undone. The job set-up is as it was.')
    } catch (error) {
      if (problemOf(error).status !== 409) return notifyProblem(error)
      void invalidateSetup(client)
      notifyError('Not undone', problemOf(error).detail)
    }
  }

  return {
    save: mutation.mutate,
    isBusy: mutation.isPending,
    problem: mutation.error && problemOf(mutation.error),
  }
}
