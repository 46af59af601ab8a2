import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { useMergingWords } from '../../words/use-merging-words.ts'
import { AlreadyMerged } from './already-merged.tsx'
import { useMoveJob } from './use-move-job.ts'

/** Brings a job back to its stage. It asks about what it was opened for, whatever happens to the job meanwhile. */
export function ResumeDialog({ job, onClose }: { job: JobDetail; onClose: () => void }) {
  const { aside: words, head, stages } = useJobWords()
  const merging = useMergingWords()
  const { save, isBusy, problem } = useMoveJob(job, onClose)
  const [{ side, side_reason }] = useState(job)
  const { revision, merged_into: into } = job
  return (
    <EditDialog
      title={words.resume(job.name)}
      save={into ? merging.close : head.resume}
      isSaving={isBusy}
      onSave={() => (into ? onClose() : save({ kind: 'job_side', side: null, revision }))}
      onClose={onClose}
    >
      {into ? (
        <AlreadyMerged into={into} />
      ) : (
        <>
          {problem && <Notice title={problem.detail} />}
          {side && <p>{`${stages.side(side)}: ${side_reason}`}</p>}
        </>
      )}
    </EditDialog>
  )
}
