import { ChevronDown } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { inputClass } from '../../../ui/field-frame.tsx'

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  label: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A choice within a sentence: its name is read out, and not seen. */
export function Select({ label, options, onChange, className = '', ...select }: SelectProps) {
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <select
        {...select}
        aria-label={label}
        className={`${inputClass} h-11 w-full appearance-none truncate pr-7 pl-2 text-[0.9375rem]! max-lg:text-base! lg:h-9`}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}

type LineProps = { label: string; children: ReactNode }

/** A setting on a line of its own: its name on the left. */
export function SettingLine({ label, children }: LineProps) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-1 cramped:grid-cols-1">
      <span aria-hidden className="text-muted">
        {label}
      </span>
      {children}
    </div>
  )
}

type NumberBoxProps = {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Whole numbers, from this one. */
  least?: number
  most?: number
  className?: string
}

type Typed = { text: string; of: number | undefined }

/** A number that may be left out. What can't be read stays as it was typed, and changes nothing. */
export function NumberBox({ label, value, onChange, least, most, className = '' }: NumberBoxProps) {
  const said = value === undefined ? '' : String(value)
  const [typed, setTyped] = useState<Typed>({ text: said, of: value })
  const text = typed.of === value ? typed.text : said
  const isWhole = least !== undefined
  const read = readNumber(text, isWhole)
  const isWrong =
    read === null || (read !== undefined && (read < (least ?? -Infinity) || read > (most ?? Infinity)))

  function type(text: string) {
    const next = readNumber(text, isWhole)
    const isFit =
      next === undefined || (next !== null && next >= (least ?? -Infinity) && next <= (most ?? Infinity))
    setTyped({ text, of: isFit && next !== null ? next : value })
    if (isFit && next !== null && next !== value) onChange(next)
  }

  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      className={`${inputClass} h-11 w-full px-2.5 text-[0.9375rem]! tabular-nums max-lg:text-base! lg:h-9 ${className}`}
      value={text}
      onChange={({ target }) => type(target.value)}
    />
  )
}

function readNumber(text: string, isWhole: boolean): number | null | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return undefined
  const pattern = isWhole ? /^\d{1,4}$/ : /^-?(\d+\.?\d*|\.\d+)$/
  return pattern.test(trimmed) ? Number(trimmed) : null
}

type ToggleProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void; hint?: string }

/** Something that is so or not. */
export function Toggle({ label, isOn, onChange, hint }: ToggleProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3 border-b border-line py-1 lg:min-h-9">
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        className="peer sr-only"
        onChange={({ target }) => onChange(target.checked)}
      />
      <span
        aria-hidden
        className="relative h-6 w-11 shrink-0 rounded-full border border-edge bg-wash after:absolute after:top-0.5 after:left-0.5 after:size-4.5 after:rounded-full after:bg-edge after:transition-transform after:duration-150 peer-checked:border-rail peer-checked:bg-rail peer-checked:after:translate-x-5 peer-checked:after:bg-gold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink"
      />
    </label>
  )
}
