import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentOutbox } from '../../device/person-store.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { UndoLine } from '../../ui/undo-line.tsx'
import { useReadingWords } from '../../words/use-reading-words.ts'

type UndoClosingProps = { jobId: string; visitId: string; children: ReactNode }

/** Who closed the visit. As long as that is not sent it can be undone; from then on the readings stand. */
export function UndoClosing({ jobId, visitId, children }: UndoClosingProps) {
  const { closed } = useReadingWords()
  const unsent = useUnsentOf(jobId).find(
    ({ write, state }) => write.kind === 'visit_close' && write.visit_id === visitId && state === 'waiting',
  )
  const undo = useMutation({
    mutationFn: async (id: string) => (await currentOutbox())?.withdraw(id),
  })
  if (!unsent) return <p>{children}</p>
  const { isPending, error, mutate } = undo
  return (
    <UndoLine
      words={closed.here}
      of={closed.undo}
      undo={{ isPending, error, mutate: () => mutate(unsent.id) }}
    />
  )
}
