import type { ReactNode } from 'react'
import { problemOf } from '../problem.ts'
import { button } from './button.ts'
import { Notice } from './notice.tsx'

type FailedRecordProps = {
  /** As in "Person not found". */
  what: string
  /** Why there may be none. */
  why: string
  back: ReactNode
  error: unknown
  reload: () => void
}

/** Shown instead of a record that does not exist or could not be loaded. */
export function FailedRecord({ what, why, back, error, reload }: FailedRecordProps) {
  const { status, code, detail } = problemOf(error)
  if (status === 404 || status === 422)
    return (
      <Notice title={`${what.charAt(0).toUpperCase()}${what.slice(1)} not found`}>
        <p>{why}</p>
        {back}
      </Notice>
    )
  return (
    <Notice title={code === 'no-answer' ? 'You’re offline' : `This ${what} couldn’t be loaded`}>
      <p>{detail}</p>
      <button type="button" className={`mt-3 ${button('plain')}`} onClick={reload}>
        Try again
      </button>
    </Notice>
  )
}
