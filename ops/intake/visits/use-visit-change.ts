import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { JobVisit } from '#domain/visits/visit.ts'
import { problemOf } from '../../problem.ts'
import { invalidateLeadEverywhere } from '../../submissions/queries.ts'
import { notify, notifyProblem } from '../../ui/notify.ts'
import { undoMs } from '../../ui/undo-time.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob, invalidateJobs, invalidateVisits } from '../invalidate-queries.ts'
import { changeVisit, planVisit, type NewVisit, type VisitChange } from '../visits-api.ts'
import { byMistake, undoOf } from './undo-of.ts'

export type VisitWrite =
  | { visit: JobVisit; change: VisitChange; said: string }
  | { visit: null; jobId: string; plan: NewVisit; said: string }

/** What was done, how to take it back, and with which visit or request. */
export type Say = (said: string, undo: () => void, about: string) => void

type Changing = {
  onDone?: (saved: JobVisit) => void
  /** Where the screen has a place of its own for what was done. */
  say?: Say
}

/** Plans or changes a visit, confirms it with Undo, and reads again whatever shows it; also after a conflict. */
export function useVisitChange({ onDone, say: sayHere }: Changing = {}) {
  const client = useQueryClient()
  const sayInToast = useSayInToast()
  const say = sayHere ?? sayInToast
  const words = useVisitWords()
  const undo = useMutation({
    mutationFn: ({ id, change }: { id: string; change: VisitChange }) => changeVisit(id, change),
    onError: notifyProblem,
    onSettled: (saved) => readAgain(client, saved?.job_id ?? null),
  })
  return useMutation({
    mutationFn: (write: VisitWrite) =>
      write.visit ? changeVisit(write.visit.id, write.change) : planVisit(write.jobId, write.plan),
    // It is done once the screen shows it: what is opened next must not report a conflict.
    async onSuccess(saved, { visit, said }) {
      await readAgain(client, saved.job_id)
      const change = visit
        ? undoOf(visit, saved)
        : { revision: saved.revision, canceled: true, reason: byMistake }
      const hasLostCrew = visit?.stage === 'dispatched' && saved.stage === 'contacted'
      say(
        hasLostCrew ? words.said.needsCrew(said) : said,
        () => undo.mutate({ id: saved.id, change }),
        saved.id,
      )
      onDone?.(saved)
    },
    onError(error, write) {
      if (problemOf(error).code !== 'no-answer')
        void readAgain(client, write.visit ? write.visit.job_id : write.jobId)
    },
  })
}

function useSayInToast(): Say {
  const { ui } = useWords()
  return (said, undo) => notify(said, { duration: undoMs, action: { label: ui.undo, onClick: undo } })
}

function readAgain(client: QueryClient, jobId: string | null) {
  void invalidateJobs(client)
  if (jobId) invalidateLeadEverywhere(client, jobId)
  return Promise.all([invalidateVisits(client), invalidateJob(client, jobId)])
}
