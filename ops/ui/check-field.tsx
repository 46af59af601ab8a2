import { useId, type ComponentProps } from 'react'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string }

/** A yes or no, with a line about what it means; the whole line can be pressed. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <label className="flex min-h-12 items-start gap-3 py-2.5">
      <input
        {...input}
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-gold"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-semibold wrap-anywhere">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
