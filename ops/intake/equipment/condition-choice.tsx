import { Check, Droplets, Wrench, type LucideIcon } from 'lucide-react'
import { conditions, type Condition } from '#domain/equipment/moves/move-choices.ts'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'

/** How a unit comes back: one tap, with what follows from it said beside. */
export function ConditionChoice({ onChoose }: { onChoose: (condition: Condition) => void }) {
  const words = useJobEquipmentWords()
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 text-sm font-semibold">{words.condition}</legend>
      <div className="grid grid-cols-3 gap-2.5">
        {conditions.map((condition) => {
          const Icon = icons[condition]
          return (
            <button
              key={condition}
              type="button"
              className="flex min-h-20 min-w-0 flex-col items-center justify-center gap-1 rounded-sm border-2 border-edge bg-sheet px-1 font-display text-xl leading-tight hover:border-ink hover:bg-wash"
              onClick={() => onChoose(condition)}
            >
              <Icon aria-hidden className={`size-6 ${colors[condition]}`} />
              {words.conditions[condition]}
            </button>
          )
        })}
      </div>
      <p className="mt-2 text-sm text-muted">{words.brokenMore}</p>
    </fieldset>
  )
}

const icons: Record<Condition, LucideIcon> = { good: Check, dirty: Droplets, broken: Wrench }
const colors: Record<Condition, string> = { good: 'text-green', dirty: 'text-muted', broken: 'text-red' }
