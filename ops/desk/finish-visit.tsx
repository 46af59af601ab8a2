import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hazardsNotAsked } from '#domain/jobs/danger.ts'
import { jobVisitsQuery } from '../intake/queries.ts'
import { useItems } from '../intake/job/use-items.ts'
import { useJob } from '../intake/job/use-job.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useVisitWords } from '../words/use-visit-words.ts'
import { useWords } from '../words/use-words.ts'

type FinishVisitProps = { jobId: string; isOpen: boolean; onClose: () => void; onFinish: () => void }

/** Asks before the end of a visit where something is still open; where nothing is known to be, it ends at once. */
export function FinishVisit({ jobId, isOpen, onClose, onFinish }: FinishVisitProps) {
  const { finishing: words } = useVisitWords()
  const { open, isKnown } = useStillOpen(jobId)
  const isAsked = open.length > 0
  useEffect(() => {
    if (isOpen && isKnown && !isAsked) onFinish()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only as it opens: what is done behind the question ends nothing
  }, [isOpen, isKnown])
  return (
    <ConfirmDialog
      title={words.title}
      isOpen={isOpen && isAsked}
      onClose={onClose}
      action={words.go}
      stay={words.stay}
      isBusy={false}
      onConfirm={onFinish}
    >
      <p>{words.lead}</p>
      <ul className="list-disc space-y-1 pl-5 font-semibold">
        {open.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <p className="text-muted">{words.moves}</p>
    </ConfirmDialog>
  )
}

/** What is left to do, and the hazards that nobody asked about. */
function useStillOpen(jobId: string): { open: string[]; isKnown: boolean } {
  const { finishing: words } = useVisitWords()
  const { site } = useWords()
  // What was answered here and is not sent is answered.
  const { job, isPending } = useJob(jobId)
  const visits = useQuery(jobVisitsQuery(jobId))
  const read = visits.data?.items ?? []
  const items = useItems(jobId, read).items.filter(({ done_at }) => done_at === null)
  const notAsked = job ? hazardsNotAsked(job.facts).map((hazard) => site.hazards[hazard].toLowerCase()) : []
  const open = [
    ...(notAsked.length > 0 ? [words.hazards(notAsked.join(', '))] : []),
    ...items.map(({ text }) => text),
  ]
  return { open, isKnown: !isPending && !visits.isPending }
}
