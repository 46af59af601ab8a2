import { useState } from 'react'
import { gatesOf } from '#domain/jobs/stages/gates.ts'
import { longestReason, type JobDetail } from '#domain/jobs/job.ts'
import { isBilledForNothing } from '#domain/jobs/stages/billed-for-nothing.ts'
import { rightToMove } from '#domain/jobs/stages/stage-rights.ts'
import { stageIndex, type Stage } from '#domain/jobs/stages/stages.ts'
import { useMay, useUser } from '../../session/may.ts'
import { clockWords } from '../../ui/clock.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useNow } from '../../ui/use-now.ts'
import { GateList } from './gate-list.tsx'
import { useMoveJob } from './use-move-job.ts'

type StageDialogProps = { job: JobDetail; stage: Stage; onClose: () => void }

/** Who moved the job to this stage and when; or, of a later one, what has to be there, and the button that moves it. */
export function StageDialog({ job, stage, onClose }: StageDialogProps) {
  const now = useNow()
  const { stages: words } = useJobWords()
  const { locale } = useWords()
  const [reason, setReason] = useState('')
  const mayOverride = useMay('intake.overrideGate')
  const right = rightToMove({ from: job.stage, to: stage }, useUser()?.permissions ?? {})
  const { save, isBusy, problem } = useMoveJob(job, onClose)
  const isGateOpen = problem?.code === 'gate-open'
  const isNext = stageIndex(stage) === stageIndex(job.stage) + 1
  const gates = isNext ? job.next_gates : gatesOf(stage, new Set())
  const isHere = stage === job.stage
  const spans = job.stages.filter((span) => span.stage === stage)
  const mayMove = right !== null && !isHere && job.side === null

  function submit() {
    if (!mayMove) return onClose()
    const override = reason.trim()
    save({ kind: 'job_stage', stage, revision: job.revision, ...(override && { override }) })
  }

  return (
    <EditDialog
      title={mayMove ? words.move(words.of(stage)) : words.of(stage)}
      save={mayMove ? words.move(words.of(stage)) : words.close}
      isSaving={isBusy}
      onSave={submit}
      onClose={onClose}
    >
      {problem && <Notice title={problem.detail} />}
      {spans.length > 0 && (
        <ul className="space-y-1">
          {spans.map(({ entered_at, by, override_reason }) => (
            <li key={entered_at}>
              {`${by ?? words.byPortal}, ${clockWords(new Date(entered_at), now, locale)}`}
              {override_reason && (
                <span className="block text-muted">{words.overridden(override_reason)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {stageIndex(stage) > stageIndex(job.stage) && <GateList gates={gates} />}
      {mayMove && isBilledForNothing(job, stage) && (
        <p className="border-l-3 border-gold bg-wash px-3 py-2">{words.nothingCharged}</p>
      )}
      {!mayMove && !isHere && <p className="text-muted">{job.side ? words.resumeFirst : words.notYours}</p>}
      {mayMove && (isGateOpen || reason) && mayOverride && (
        <Field
          label={words.whyAnyway}
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </EditDialog>
  )
}
