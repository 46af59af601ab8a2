import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '../problem.ts'
import { notify, notifyError } from '../ui/notify.ts'
import { undoMs } from '../ui/undo-time.ts'
import { useEquipmentWords } from '../words/use-equipment-words.ts'
import { useFirstWords } from '../words/words.tsx'
import { invalidateEquipment } from './stale-queries.ts'

type EquipmentChange<Input> = {
  change: (input: Input) => Promise<unknown>
  /** Said once it is done. */
  done: (input: Input) => string
  undo: (input: Input) => Promise<unknown>
  onDone?: () => void
}

/** One thing done to equipment: said when it is done, with Undo, and read again, also when someone else was quicker. */
export function useEquipmentChange<Input = void>({ change, done, undo, onDone }: EquipmentChange<Input>) {
  const client = useQueryClient()
  const { ui, problems } = useFirstWords()
  const words = useEquipmentWords()
  const readAgain = () => invalidateEquipment(client)
  const takeBack = useMutation({
    mutationFn: undo,
    async onSuccess() {
      await readAgain()
      notify(words.undone)
    },
    onError(error) {
      notifyError(problemOf(error, problems).detail)
      void readAgain()
    },
  })
  return useMutation({
    mutationFn: change,
    async onSuccess(_, input) {
      await readAgain()
      const action = { label: ui.undo, onClick: () => takeBack.mutate(input) }
      notify(done(input), { duration: undoMs, action })
      onDone?.()
    },
    onError(error) {
      if (problemOf(error).code !== 'no-answer') void readAgain()
    },
  })
}

/** What a change makes of a revision. */
export function nextOf({ id, revision }: { id: string; revision: number }) {
  return { id, revision: revision + 1 }
}
