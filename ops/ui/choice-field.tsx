import { useId } from 'react'

type ChoiceFieldProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; className?: string; lang?: string }[]
  onChange: (value: Value) => void
}

/** One of a few, all in sight; the arrow keys go from one to the next. */
export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceFieldProps<Value>) {
  const name = useId()
  return (
    <fieldset className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className="flex min-h-13 cursor-pointer items-center gap-3 rounded-sm border border-edge bg-sheet px-3.5 transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_-3px_0_var(--gold)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className="size-5 shrink-0 accent-gold"
            onChange={() => onChange(option.value)}
          />
          <span className={`min-w-0 font-semibold wrap-anywhere ${option.className ?? ''}`}>
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
