import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, inputClass, type FrameProps } from './field-frame.tsx'

type SelectFieldProps = ComponentProps<'select'> &
  FrameProps & {
    options: readonly { value: string; label: string }[]
    /** The choice of none, first in the list. */
    none?: string
  }

/** A labelled choice of one. The browser's own list: no other is as good on every phone. */
export function SelectField({ label, error, hint, aside, options, none, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} aside={aside}>
      {(wired) => (
        <div className="relative">
          <select
            {...select}
            {...wired}
            className={`${inputClass} h-12 w-full appearance-none truncate pr-10 pl-3`}
          >
            {none !== undefined && <option value="">{none}</option>}
            {options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute top-4 right-3 size-4 text-muted" />
        </div>
      )}
    </FieldFrame>
  )
}
