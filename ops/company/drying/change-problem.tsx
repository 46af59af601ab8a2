import type { ReactNode } from 'react'
import type { Problem } from '../../problem.ts'
import { Notice } from '../../ui/notice.tsx'

/** Why the set-up was not changed; `now` says what is saved, where someone else was quicker. */
export function ChangeProblem({ problem, now = '' }: { problem: Problem; now?: ReactNode }) {
  return (
    <Notice title={problem.detail}>
      {problem.status === 409 && <p>{now} Save again to keep what you typed.</p>}
    </Notice>
  )
}
