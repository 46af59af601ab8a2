import { ChevronDown } from 'lucide-react'

type FilterSelectProps = {
  label: string
  any: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A filter that stands out while it is set, as wide as what it says and not as the longest that it could. */
export function FilterSelect({ label, any, value, options, onChange }: FilterSelectProps) {
  return (
    <div className="relative lg:max-w-42">
      <select
        aria-label={label}
        value={value ?? ''}
        data-set={value ? '' : undefined}
        className="h-11 w-full [field-sizing:content] appearance-none truncate rounded-sm border border-edge bg-sheet pr-8 pl-3 text-base data-set:border-ink data-set:bg-ink data-set:text-paper lg:text-[0.9375rem]"
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className={`pointer-events-none absolute top-3.5 right-2.5 size-4 ${value ? 'text-paper' : 'text-muted'}`}
      />
    </div>
  )
}
