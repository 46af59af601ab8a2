import { useId, type ReactNode } from 'react'

export type FrameProps = { label: string; error?: string; hint?: string; aside?: ReactNode }
type Wired = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** What stands around every field: its label, and the error and hint that are read out with it. */
export function FieldFrame({
  label,
  error,
  hint,
  aside,
  children,
}: FrameProps & { children: (wired: Wired) => ReactNode }) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <div className="mb-1 flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldWords id={id} error={error} hint={hint} />
    </div>
  )
}

export function FieldWords({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  return (
    <>
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
    </>
  )
}

// 16 px and more: smaller text makes a phone zoom in.
export const inputClass =
  'rounded-sm border border-edge bg-sheet text-base text-ink placeholder:text-muted aria-invalid:border-red'
