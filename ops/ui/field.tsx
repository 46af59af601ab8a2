import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, inputClass, type FrameProps } from './field-frame.tsx'

type FieldProps = ComponentProps<'input'> & FrameProps & { after?: ReactNode }

/** A labelled text field whose error and hint are read out with it. */
export function Field({ label, error, hint, after, aside, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} aside={aside}>
      {(wired) => (
        <div className="relative">
          <input
            {...input}
            {...wired}
            className={`${inputClass} h-12 w-full px-3 read-only:bg-wash ${after ? 'pr-20' : ''}`}
          />
          {after && <div className="absolute inset-y-0 right-0 flex">{after}</div>}
        </div>
      )}
    </FieldFrame>
  )
}
