import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../ui/notify.ts'
import { problemOf } from '../problem.ts'
import { invalidatePerson } from './queries.ts'

type PersonChange<Input, Answer> = {
  id: string
  change: (input: Input) => Promise<Answer>
  /** Said once it is done. */
  done: string | ((answer: Answer) => string)
  onDone: () => void
}

/** One change to a person: confirmed when it is done, and the person is loaded again, also after a conflict. */
export function usePersonChange<Input = void, Answer = unknown>({
  id,
  change,
  done,
  onDone,
}: PersonChange<Input, Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess(answer) {
      notify(typeof done === 'string' ? done : done(answer))
      onDone()
    },
    onSettled(_data, error) {
      if (error && problemOf(error).code === 'no-answer') return
      void invalidatePerson(client, id)
    },
  })
}
