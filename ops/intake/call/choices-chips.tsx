import type { FactChoice } from '#domain/jobs/facts/choices-of.ts'
import { toggle } from './changes.ts'
import { Chip } from './chip.tsx'

type ChipsProps = {
  label: string
  fact: string
  value: readonly string[] | undefined
  options: readonly FactChoice[]
  onChoose: (value: string[]) => void
}

/** Several of a list, all in sight. */
export function ChoiceChips({ label, fact, value, options, onChoose }: ChipsProps) {
  return (
    <fieldset className="min-w-0" data-fact={fact}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <Chip
            key={option.value}
            isOn={value?.includes(option.value) ?? false}
            onClick={() => onChoose(toggle(value, option.value))}
          >
            {option.label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
