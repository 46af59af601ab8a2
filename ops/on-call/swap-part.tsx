import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import type { Shift } from '#domain/shifts/shift.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useNow } from '../ui/use-now.ts'
import { swapShifts } from './shifts-api.ts'
import { useRotaChange } from './use-rota-change.ts'
import { lineWords, shiftSpanWords } from './words.ts'

type SwapPartProps = { shift: Shift; others: readonly Shift[]; onDone: () => void }

/** Swaps the shifts of two people in one step, because two separate changes could conflict halfway. */
export function SwapPart({ shift, others, onDone }: SwapPartProps) {
  const [chosen, setChosen] = useState('')
  const now = useNow()
  const able = others.filter(
    ({ employee, is_absent, ends_at }) =>
      employee.id !== shift.employee.id && !is_absent && new Date(ends_at) > now,
  )
  const other = able.find(({ id }) => id === chosen)
  const swap = useRotaChange({
    change: async () => other && swapShifts({ one: whichOf(shift), other: whichOf(other) }),
    done: `${shift.employee.name} and ${other?.employee.name} swapped shifts`,
    onDone,
  })
  if (able.length === 0) return null
  return (
    <section aria-label="Swap" className="border-t border-line pt-4">
      <SelectField
        label="Swap shifts with"
        none="No one"
        value={chosen}
        options={able.map((one) => ({
          value: one.id,
          label: `${one.employee.name}, ${lineWords[one.line]}, ${shiftSpanWords(one)}`,
        }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      {other && (
        <button
          type="button"
          className={`mt-3 w-full ${button('plain')}`}
          aria-disabled={swap.isPending}
          onClick={() => swap.isPending || swap.mutate()}
        >
          <ArrowLeftRight aria-hidden className="size-5" />
          Swap with {other.employee.name}
        </button>
      )}
      {swap.error && (
        <div className="mt-3">
          <Notice title={problemOf(swap.error).detail} />
        </div>
      )}
    </section>
  )
}

function whichOf({ id, revision }: Shift) {
  return { id, revision }
}
