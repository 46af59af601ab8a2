import { useState } from 'react'
import { gatesOf } from '#domain/jobs/stages/gates.ts'
import { longestReason, type JobDetail, type StageChange } from '#domain/jobs/job.ts'
import { rightToEnter } from '#domain/jobs/stages/stage-rights.ts'
import { stageIndex, stageWords, type Stage } from '#domain/jobs/stages/stages.ts'
import { useMay, useUser } from '../../session/may.ts'
import { clockWords } from '../../ui/clock.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import { changeStage } from '../jobs-api.ts'
import { GateList } from './gate-list.tsx'
import { useChangeJob } from './use-change-job.ts'

type StageDialogProps = { job: JobDetail; stage: Stage; onClose: () => void }

/** Who moved the job to this stage and when; or, of a later one, what has to be there, and the button that moves it. */
export function StageDialog({ job, stage, onClose }: StageDialogProps) {
  const now = useNow()
  const [reason, setReason] = useState('')
  const mayOverride = useMay('intake.overrideGate')
  const right = rightToEnter(stage, useUser()?.permissions ?? {})
  const { save, isBusy, problem } = useChangeJob(
    job,
    (wanted: StageChange) => changeStage(job.id, wanted),
    onClose,
  )
  const isGateOpen = problem?.code === 'gate-open'
  const isNext = stageIndex(stage) === stageIndex(job.stage) + 1
  const gates = isNext ? job.next_gates : gatesOf(stage, new Set())
  const isHere = stage === job.stage
  const spans = job.stages.filter((span) => span.stage === stage)
  const mayMove = right !== null && !isHere && job.side === null

  function submit() {
    if (!mayMove) return onClose()
    const override = reason.trim()
    save({ stage, revision: job.revision, ...(override && { override }) })
  }

  return (
    <EditDialog
      title={mayMove ? `Move to ${stageWords(stage)}` : stageWords(stage)}
      save={mayMove ? `Move to ${stageWords(stage)}` : 'Close'}
      isSaving={isBusy}
      onSave={submit}
      onClose={onClose}
    >
      {problem && <Notice title={problem.detail} />}
      {spans.length > 0 && (
        <ul className="space-y-1">
          {spans.map(({ entered_at, by, override_reason }) => (
            <li key={entered_at}>
              {`${by ?? 'Moved by the portal'}, ${clockWords(new Date(entered_at), now)}`}
              {override_reason && (
                <span className="block text-muted">{`Overridden: ${override_reason}`}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {stageIndex(stage) > stageIndex(job.stage) && <GateList gates={gates} />}
      {!mayMove && !isHere && (
        <p className="text-muted">
          {job.side ? 'Resume this job before you move it.' : 'Your role doesn’t move jobs to this stage.'}
        </p>
      )}
      {mayMove && (isGateOpen || reason) && mayOverride && (
        <Field
          label="Reason for moving it anyway"
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </EditDialog>
  )
}
