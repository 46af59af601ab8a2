import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { UndoLine } from '../ui/undo-line.tsx'
import { undoNumberChange } from './numbers-api.ts'
import { nextOf, useNumberChange } from './use-number-change.ts'

type RemovedLineProps = { number: LocalNumber; onDone: () => void }

/** The way back for a number that is in the list no more. */
export function RemovedLine({ number, onDone }: RemovedLineProps) {
  const undo = useNumberChange({
    change: () => undoNumberChange(nextOf(number)),
    done: `${number.operator} is back.`,
    onDone,
  })
  return (
    <div className="mt-4">
      <UndoLine
        words={`${number.operator} is removed.`}
        of={`the removal of ${number.operator}`}
        undo={undo}
      />
    </div>
  )
}
