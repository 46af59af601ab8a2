import { useId, type ComponentProps, type ReactNode } from 'react'

type FieldProps = ComponentProps<'input'> & {
  label: string
  error?: string
  hint?: string
  after?: ReactNode
  aside?: ReactNode
}

/** A labelled text field whose error and hint are read out with it. */
export function Field({ label, error, hint, after, aside, ...input }: FieldProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <div className="mb-1 flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={`${inputClass} h-12 w-full px-3 ${after ? 'pr-20' : ''}`}
        />
        {after && <div className="absolute inset-y-0 right-0 flex">{after}</div>}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-red">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

// 16 px and more: smaller text makes a phone zoom in.
export const inputClass =
  'rounded-sm border border-edge bg-sheet text-base text-ink placeholder:text-muted aria-invalid:border-red'
