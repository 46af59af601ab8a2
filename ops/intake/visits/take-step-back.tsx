import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { JobVisit } from '#domain/visits/visit.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { useScope } from '../../session/may.ts'
import { invalidateLeadEverywhere, leadQuery } from '../../submissions/queries.ts'
import { button } from '../../ui/button.ts'
import { notifyProblem } from '../../ui/notify.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob, invalidateVisits } from '../invalidate-queries.ts'

type TakeStepBackProps = { visit: JobVisit; which: React.ReactNode }

/** For the office: the last step of a visit, where it was told by mistake and keeps the visit from being moved or canceled. */
export function TakeStepBack({ visit, which }: TakeStepBackProps) {
  const client = useQueryClient()
  const words = useVisitWords()
  const { field } = useWords()
  const isOffice = useScope('leads.work') === 'all'
  const lead = useQuery({ ...leadQuery(visit.job_id), enabled: isOffice })
  const step = lead.data?.steps.findLast(
    ({ visit_id, kind }) => visit_id === visit.id && kind !== 'needs_office',
  )
  const undo = useMutation({
    mutationFn: async () => {
      if (!lead.data || !step) return
      const { id, kind, at: step_at } = step
      await submitWrite(lead.data, { kind: 'undo_step', undo: { id, kind, step_at } })
    },
    onError: notifyProblem,
    onSettled: () => {
      invalidateLeadEverywhere(client, visit.job_id)
      return Promise.all([invalidateVisits(client), invalidateJob(client, visit.job_id)])
    },
  })
  if (!isOffice || !step) return null
  return (
    <button
      type="button"
      className={button('quiet')}
      aria-disabled={undo.isPending}
      onClick={() => undo.isPending || undo.mutate()}
    >
      {words.takeBack(field.done[step.kind])}
      {which}
    </button>
  )
}
