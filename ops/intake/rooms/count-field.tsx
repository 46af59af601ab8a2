import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useRoomWords } from '../../words/use-room-words.ts'

type CountFieldProps = { label: string; value: number; most: number; onChange: (value: number) => void }

/** A small number, counted up and down by thumb. */
export function CountField({ label, value, most, onChange }: CountFieldProps) {
  const { form } = useRoomWords()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex items-center justify-between gap-4">
      <span id={id} className="text-sm font-semibold">
        {label}
      </span>
      <span className="flex shrink-0 items-center rounded-sm border border-edge bg-sheet">
        <button
          type="button"
          aria-label={form.fewer}
          className={step}
          disabled={value === 0}
          onClick={() => onChange(value - 1)}
        >
          <Minus aria-hidden className="size-5" />
        </button>
        <output aria-live="polite" className="min-w-8 text-center font-display text-2xl tabular-nums">
          {value}
        </output>
        <button
          type="button"
          aria-label={form.more}
          className={step}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          <Plus aria-hidden className="size-5" />
        </button>
      </span>
    </div>
  )
}

const step =
  'grid size-12 place-items-center hover:not-disabled:bg-wash disabled:text-muted disabled:opacity-50'
