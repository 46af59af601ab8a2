import { ChevronDown } from 'lucide-react'
import type { FactChoice } from '#domain/jobs/facts/choices-of.ts'
import { useCall } from './call-context.ts'

type MoreChoicesProps<Value extends string> = {
  label: string
  value: Value | undefined
  options: readonly (FactChoice & { readonly value: Value })[]
  onChoose: (value: Value | undefined) => void
}

/** The last segment of a bar: a list of what is chosen seldom. */
export function MoreChoices<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: MoreChoicesProps<Value>) {
  const { fields } = useCall().words
  const chosen = options.find((option) => option.value === value)
  return (
    <span className="relative flex min-h-10.5 flex-auto @min-[36rem]:flex-none">
      <select
        aria-label={fields.more(label)}
        className={`field-sizing-content w-full min-w-0 appearance-none py-1 pr-7 pl-2.5 leading-tight @min-[42rem]:pl-3 ${chosen ? 'bg-ink text-paper' : 'bg-sheet hover:bg-wash'}`}
        value={chosen?.value ?? ''}
        onChange={({ target }) => onChoose(options.find((option) => option.value === target.value)?.value)}
      >
        <option value="" className="bg-sheet text-ink">
          {fields.other}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-sheet text-ink">
            {option.value === 'other' ? fields.someoneElse : option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className={`pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 ${chosen ? 'text-paper' : 'text-muted'}`}
      />
    </span>
  )
}
