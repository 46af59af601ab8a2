import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { problemOf } from '../problem.ts'
import { employeeKeys } from './queries.ts'

type PersonChange<Input> = {
  id: string
  change: (input: Input) => Promise<unknown>
  /** Said once it is done. */
  done: string
  onDone: () => void
}

/** One thing done to a person: said when it is done, and the person is read again, also when someone else was quicker. */
export function usePersonChange<Input = void>({ id, change, done, onDone }: PersonChange<Input>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess() {
      toast.success(done)
      onDone()
    },
    onSettled(_data, error) {
      if (error && problemOf(error).code === 'no-answer') return
      void client.invalidateQueries({ queryKey: employeeKeys.one(id) })
      void client.invalidateQueries({ queryKey: employeeKeys.lists })
    },
  })
}
