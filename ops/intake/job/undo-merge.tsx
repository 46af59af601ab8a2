import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../session/may.ts'
import { loadScreen } from '../../ui/load-screen.ts'
import { WhenOpened } from '../../ui/when-opened.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'

const UndoDialog = loadScreen(() => import('./undo-dialog.tsx'), 'UndoDialog')

/** Takes the merge back, for a day, once it is said what goes back. */
export function UndoMerge({ job }: { job: JobDetail }) {
  const words = useJobWords()
  const client = useQueryClient()
  const mayMerge = useMay('intake.merge')
  const [isAsking, setAsking] = useState(false)
  const { id, merged_into: kept } = job
  if (!mayMerge || !kept) return null
  function ask() {
    // Its crew may have left, or come, since the file was read.
    void invalidateJob(client, id)
    setAsking(true)
  }
  return (
    <>
      <button
        type="button"
        className="min-h-11 px-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
        onClick={ask}
      >
        {words.now.undoMerge}
      </button>
      <WhenOpened part={UndoDialog} isOpen={isAsking} onClose={() => setAsking(false)}>
        {isAsking && <UndoDialog job={job} kept={kept.number} onClose={() => setAsking(false)} />}
      </WhenOpened>
    </>
  )
}
