import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify, notifyProblem } from '../ui/notify.ts'
import { undoMs } from '../ui/undo-time.ts'
import { problemOf } from '../problem.ts'
import { undoNumberChange, type Which } from './numbers-api.ts'
import { invalidateNumbers } from './queries.ts'

type NumberChange<Input> = {
  change: (input: Input) => Promise<unknown>
  /** Said once it is done. */
  done: string
  onDone?: () => void
  /** The revision that it makes, which can be taken back for some seconds. */
  undo?: Which
}

/** One thing done to a number: said when it is done, and the list is read again, also when someone else was quicker. */
export function useNumberChange<Input = void>({ change, done, onDone, undo }: NumberChange<Input>) {
  const client = useQueryClient()
  const takeBack = useMutation({
    mutationFn: (made: Which) => undoNumberChange(made),
    async onSuccess() {
      await readAgain()
      notify('Undone.')
    },
    onError(error) {
      notifyProblem(error)
      void readAgain()
    },
  })
  return useMutation({
    mutationFn: change,
    async onSuccess() {
      await readAgain()
      notify(
        done,
        undo && { duration: undoMs, action: { label: 'Undo', onClick: () => takeBack.mutate(undo) } },
      )
      onDone?.()
    },
    onError(error) {
      if (problemOf(error).code !== 'no-answer') void readAgain()
    },
  })

  function readAgain() {
    return invalidateNumbers(client)
  }
}

/** What a change of this number makes of its revision. */
export function nextOf({ id, revision }: Which): Which {
  return { id, revision: revision + 1 }
}
