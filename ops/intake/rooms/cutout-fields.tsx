import { Plus, X } from 'lucide-react'
import { useRoomWords } from '../../words/use-room-words.ts'
import { LengthField } from './length-field.tsx'
import type { RoomDraft, RoomFaults } from './room-draft.ts'

type Cutouts = RoomDraft['cutouts']
type CutoutFieldsProps = { value: Cutouts; faults: RoomFaults; onChange: (value: Cutouts) => void }

const mostCutouts = 10

/** What is taken off the floor: hardly any room has more than one. */
export function CutoutFields({ value, faults, onChange }: CutoutFieldsProps) {
  const { form } = useRoomWords()
  const set = (nth: number, changed: Partial<Cutouts[number]>) =>
    onChange(value.map((each, at) => (at === nth ? { ...each, ...changed } : each)))
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{form.cutouts}</legend>
      {value.map((cutout, nth) => (
        <div key={nth} className="mb-3 grid grid-cols-[1fr_1fr_auto] items-start gap-2">
          <LengthField
            label={`${form.cutout(nth + 1)}, ${form.length.toLowerCase()}`}
            value={cutout.length}
            error={faults[`cutout-${nth}-length`]}
            onChange={(length) => set(nth, { length })}
          />
          <LengthField
            label={form.width}
            value={cutout.width}
            error={faults[`cutout-${nth}-width`]}
            onChange={(width) => set(nth, { width })}
          />
          <button
            type="button"
            aria-label={form.removeCutout(nth + 1)}
            className="mt-6 grid size-12 place-items-center rounded-sm hover:bg-wash"
            onClick={() => onChange(value.filter((_, at) => at !== nth))}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      ))}
      {value.length < mostCutouts && (
        <button
          type="button"
          className="inline-flex min-h-12 items-center gap-1.5 text-left font-semibold"
          onClick={() => onChange([...value, { length: '', width: '' }])}
        >
          <Plus aria-hidden className="size-4.5 shrink-0" />
          {form.addCutout}
        </button>
      )}
    </fieldset>
  )
}
