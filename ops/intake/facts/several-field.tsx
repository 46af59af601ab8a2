type SeveralFieldProps = {
  label: string
  error?: string | undefined
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Any of a few, all in sight. */
export function SeveralField({ label, error, options, value, onChange }: SeveralFieldProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-sm border border-edge bg-sheet px-3 hover:border-ink has-checked:border-ink has-checked:bg-gold-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="checkbox"
              className="size-5 accent-gold"
              checked={value.includes(option.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...value, option.value] : value.filter((each) => each !== option.value),
                )
              }
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <p className="mt-1 text-red">{error}</p>}
    </fieldset>
  )
}
