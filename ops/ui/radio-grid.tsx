import { useId } from 'react'

type RadioGridProps<Value extends string> = {
  label: string
  value: Value | ''
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  onChange: (value: Value) => void
  error?: string
}

/** One of several short choices in two columns, all in sight. Arrow keys choose, and Enter sends the form. */
export function RadioGrid<Value extends string>({
  label,
  value,
  options,
  onChange,
  error,
}: RadioGridProps<Value>) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-sm border border-edge bg-sheet px-3 hover:border-ink has-disabled:cursor-default has-disabled:border-line has-disabled:text-muted has-checked:border-ink has-checked:shadow-[inset_0_-3px_0_var(--gold)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-gold"
              onChange={() => onChange(option.value)}
            />
            <span className="min-w-0 leading-tight tabular-nums">{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-red">
          {error}
        </p>
      )}
    </fieldset>
  )
}
