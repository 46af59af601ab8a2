import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../ui/notify.ts'
import { undoMs } from '../ui/undo-time.ts'
import { problemOf } from '../problem.ts'
import { invalidateShifts } from './queries.ts'

type RotaChange<Input> = {
  change: (input: Input) => Promise<unknown>
  /** Said once it is done. */
  done: string
  onDone?: () => void
  /** Offered for some seconds, where it can be taken back. */
  undo?: () => void
}

/** One change to the on-call schedule: confirmed when it is done, and the schedule is loaded again, also after a conflict. */
export function useRotaChange<Input = void>({ change, done, onDone, undo }: RotaChange<Input>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    // It is done once the schedule shows it: opening the same shift next must not report a conflict.
    async onSuccess() {
      await readAgain()
      notify(done, undo && { duration: undoMs, action: { label: 'Undo', onClick: undo } })
      onDone?.()
    },
    onError(error) {
      if (problemOf(error).code !== 'no-answer') void readAgain()
    },
  })

  function readAgain() {
    return invalidateShifts(client)
  }
}
