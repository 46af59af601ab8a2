import type { ReactNode } from 'react'
import { problemOf } from '../problem.ts'
import { button } from './button.ts'
import { Notice } from './notice.tsx'

type FailedRecordProps = {
  /** As in "There is no such person". */
  what: string
  /** Why there may be none. */
  why: string
  back: ReactNode
  error: unknown
  reload: () => void
}

/** In place of one record: that there is none, or that it could not be had. */
export function FailedRecord({ what, why, back, error, reload }: FailedRecordProps) {
  const { status, code, detail } = problemOf(error)
  if (status === 404 || status === 422)
    return (
      <Notice title={`There is no such ${what}`}>
        <p>{why}</p>
        {back}
      </Notice>
    )
  return (
    <Notice title={code === 'no-answer' ? 'You’re offline' : `This ${what} could not be loaded`}>
      <p>{detail}</p>
      <button type="button" className={`mt-3 ${button('plain')}`} onClick={reload}>
        Try again
      </button>
    </Notice>
  )
}
