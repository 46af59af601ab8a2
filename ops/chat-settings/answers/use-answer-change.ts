import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify, notifyProblem } from '../../ui/notify.ts'
import { undoMs } from '../../ui/undo-time.ts'
import { invalidateAnswers } from './queries.ts'

type AnswerChange<Input> = {
  change: (input: Input) => Promise<unknown>
  /** Said once it is done. */
  done: string
  /** Takes it back, for some seconds. */
  undo?: (input: Input) => Promise<unknown>
  onDone?: () => Promise<void> | void
}

/** One thing done to an answer or a question: said when it is done, and the lists are read again. */
export function useAnswerChange<Input = void>({ change, done, undo, onDone }: AnswerChange<Input>) {
  const client = useQueryClient()
  const takeBack = useMutation({
    mutationFn: async (input: Input) => undo?.(input),
    async onSuccess() {
      await invalidateAnswers(client)
      notify('Undone.')
    },
    onError(error) {
      notifyProblem(error)
      void invalidateAnswers(client)
    },
  })
  return useMutation({
    mutationFn: change,
    async onSuccess(_, input) {
      notify(
        done,
        undo && { duration: undoMs, action: { label: 'Undo', onClick: () => takeBack.mutate(input) } },
      )
      await onDone?.()
      await invalidateAnswers(client)
    },
  })
}
