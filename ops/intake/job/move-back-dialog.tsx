import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { longestReason } from '#domain/jobs/reason.ts'
import type { Stage } from '#domain/jobs/stages/stages.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { useMoveJob } from './use-move-job.ts'

type MoveBackDialogProps = { job: JobDetail; stage: Stage; onClose: () => void }

/** Takes the job back to a stage that it passed, with the reason. */
export function MoveBackDialog({ job, stage, onClose }: MoveBackDialogProps) {
  const { stages: words, aside } = useJobWords()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const { save, isBusy, problem } = useMoveJob(job, onClose)
  const reason = typed.trim()

  function submit() {
    setTried(true)
    if (reason) save({ kind: 'job_stage', stage, revision: job.revision, reason })
  }

  return (
    <EditDialog
      title={words.backTo(words.of(stage))}
      save={words.back}
      isSaving={isBusy}
      onSave={submit}
      onClose={onClose}
    >
      {problem && <Notice title={problem.detail} />}
      <Field
        label={words.whyBack}
        maxLength={longestReason}
        value={typed}
        error={isTried && !reason ? aside.enterReason : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </EditDialog>
  )
}
