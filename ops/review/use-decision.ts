import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SubmissionRow } from '#domain/submissions/submission.ts'
import { problemOf } from '../problem.ts'
import { notify, notifyError } from '../ui/notify.ts'
import { undoMs } from '../ui/undo-time.ts'
import { decideSubmission, type DecisionKind, type DecisionSent } from './review-api.ts'
import { invalidateSubmissions } from './stale-queries.ts'

export type Deciding = ReturnType<typeof useDecision>
type Asked = { decision: Exclude<DecisionKind, 'undo'> } & Omit<DecisionSent, 'revision'>

const doneWords = {
  approve: 'Approved and locked.',
  'request-fix': 'Sent back for a fix.',
  amend: 'Opened for an amendment.',
  void: 'Voided.',
} as const

/** Decides about the form that is open. Afterwards the next one that waits is open, and Undo is offered where nothing is lost by it. */
export function useDecision({
  id,
  revision,
  title,
  state,
}: Pick<SubmissionRow, 'id' | 'revision' | 'title' | 'state'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const undo = useMutation({
    mutationFn: (row: SubmissionRow) => decideSubmission(row.id, 'undo', { revision: row.revision }),
    onSuccess: ({ id: undone }) => {
      notify('Undone.')
      void navigate({ to: '/ops/submissions/forms/$id', params: { id: undone }, search: true })
    },
    onError: sayWhy,
    onSettled: () => invalidateSubmissions(client),
  })
  return useMutation({
    mutationFn: ({ decision, ...sent }: Asked) => decideSubmission(id, decision, { revision, ...sent }),
    onSuccess(row, { decision }) {
      const canUndo = state === 'submitted' || state === 'approved'
      notify(`${title.en}: ${doneWords[decision].toLowerCase()}`, {
        ...(canUndo && { duration: undoMs, action: { label: 'Undo', onClick: () => undo.mutate(row) } }),
      })
      const next = nextToReview(id)
      if (next) void navigate({ to: '/ops/submissions/forms/$id', params: { id: next }, search: true })
      else void navigate({ to: '/ops/submissions/forms', search: true })
    },
    onError(error, { decision }) {
      // A dialog says it itself.
      if (decision === 'approve') sayWhy(error)
    },
    onSettled: () => invalidateSubmissions(client),
  })
}

/** The form that waits after this one in the list, or before it. */
function nextToReview(id: string) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row][data-state]')]
  const at = rows.findIndex(({ dataset }) => dataset['row'] === id)
  const waits = ({ dataset }: HTMLElement) => dataset['state'] === 'submitted' && dataset['row'] !== id
  const next = rows.slice(at + 1).find(waits) ?? rows.slice(0, Math.max(at, 0)).findLast(waits)
  return next?.dataset['row']
}

function sayWhy(error: unknown) {
  const { code, detail } = problemOf(error)
  if (code === 'submission-moved-on')
    notifyError('This form changed while you looked at it.', 'Nothing was decided. It is shown as it is now.')
  else notifyError(detail)
}
