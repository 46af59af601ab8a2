import type { ReactNode } from 'react'
import { problemOf } from '../problem.ts'
import { useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { Notice } from './notice.tsx'

type FailedRecordProps = {
  /** As in "Person not found". */
  missing: string
  /** As in "This person couldn’t be loaded". */
  failed: string
  /** Why there may be none. */
  why: string
  back: ReactNode
  error: unknown
  reload: () => void
}

/** Shown instead of a record that does not exist or could not be loaded. */
export function FailedRecord({ missing, failed, why, back, error, reload }: FailedRecordProps) {
  const { ui, problems } = useFirstWords()
  const { status, code, detail } = problemOf(error, problems)
  if (status === 404 || status === 422)
    return (
      <Notice title={missing}>
        <p>{why}</p>
        {back}
      </Notice>
    )
  return (
    <Notice title={code === 'no-answer' ? ui.offline : failed}>
      <p>{detail}</p>
      <button type="button" className={`mt-3 ${button('plain')}`} onClick={reload}>
        {ui.tryAgain}
      </button>
    </Notice>
  )
}
