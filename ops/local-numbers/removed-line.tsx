import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { UndoLine } from '../ui/undo-line.tsx'
import { undoNumberChange } from './numbers-api.ts'
import { nextOf, useNumberChange } from './use-number-change.ts'

type RemovedLineProps = { number: LocalNumber; onDone: () => void }

/** Undo for a number that was removed from the list. */
export function RemovedLine({ number, onDone }: RemovedLineProps) {
  const undo = useNumberChange({
    change: () => undoNumberChange(nextOf(number)),
    done: `${number.operator} restored.`,
    onDone,
  })
  return (
    <div className="mt-4">
      <UndoLine words={`${number.operator} removed.`} of={` the removal of ${number.operator}`} undo={undo} />
    </div>
  )
}
