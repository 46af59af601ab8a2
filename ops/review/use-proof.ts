import { useQuery } from '@tanstack/react-query'
import type { Submission } from './review-api.ts'
import { paperQuery, recountQuery } from './queries.ts'

/** Whether something has the hash that it should have: counted here, not taken from the server’s word. */
export type Checked = 'counting' | 'same' | 'differs' | 'hidden' | 'failed'

/** What proves a form, each counted again in this browser. */
export function useProof(submission: Submission): { record: Checked; paper: Checked; isSound: boolean } {
  const recount = useQuery(recountQuery(submission))
  const paper = useQuery({ ...paperQuery(submission.id), enabled: submission.paper_url !== null })
  const record = recordOf(recount, submission.sha256)
  const printed = paperOf(paper, submission.paper_url !== null)
  return { record, paper: printed, isSound: record === 'same' && printed === 'same' }
}

type Counted = { data?: { counted: string } | null | undefined; isError: boolean }

function recordOf({ data, isError }: Counted, sha256: string): Checked {
  if (isError) return 'failed'
  if (data === undefined) return 'counting'
  if (data === null) return 'hidden'
  return data.counted === sha256 ? 'same' : 'differs'
}

function paperOf(
  { data, isError }: { data?: { isUnchanged: boolean } | undefined; isError: boolean },
  isSeen: boolean,
): Checked {
  if (!isSeen) return 'hidden'
  if (isError) return 'failed'
  if (data === undefined) return 'counting'
  return data.isUnchanged ? 'same' : 'differs'
}
