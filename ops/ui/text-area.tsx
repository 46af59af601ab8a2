import type { ComponentProps } from 'react'
import { FieldFrame, inputClass, type FrameProps } from './field-frame.tsx'

/** A labelled field for more than a line; it grows with what is typed. */
export function TextArea({ label, error, hint, aside, ...area }: ComponentProps<'textarea'> & FrameProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} aside={aside}>
      {(wired) => (
        <textarea
          rows={3}
          {...area}
          {...wired}
          className={`${inputClass} field-sizing-content block max-h-96 min-h-24 w-full px-3 py-2.5`}
        />
      )}
    </FieldFrame>
  )
}
