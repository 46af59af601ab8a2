import { useState } from 'react'
import { gatesOf, openGates } from '#domain/jobs/stages/gates.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { longestReason } from '#domain/jobs/reason.ts'
import { isBilledForNothing } from '#domain/jobs/stages/billed-for-nothing.ts'
import { rightToMove } from '#domain/jobs/stages/stage-rights.ts'
import { hasReached, stageAfter, type Stage } from '#domain/jobs/stages/stages.ts'
import { useMay, useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { GateList } from './gate-list.tsx'
import { PassedStage } from './passed-stage.tsx'
import { useMetGates } from './use-met-gates.ts'
import { useMoveJob } from './use-move-job.ts'

type StageDialogProps = { job: JobDetail; stage: Stage; onClose: () => void }

/** Of a stage that the job reached, what happened there; of a later one, what it asks for, and the button that moves the job. */
export function StageDialog(props: StageDialogProps) {
  return hasReached(props.job.stage, props.stage) ? <PassedStage {...props} /> : <MoveDialog {...props} />
}

function MoveDialog({ job, stage, onClose }: StageDialogProps) {
  const { stages: words, aside } = useJobWords()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const mayOverride = useMay('intake.overrideGate')
  const right = rightToMove({ from: job.stage, to: stage }, useUser()?.permissions ?? {})
  const { save, isBusy, problem } = useMoveJob(job, onClose)
  const met = useMetGates(job)
  const open = openGates({ from: job.stage, to: stage }, met)
  // Of the stages between, what is missing; of this one, all it asks for.
  const gates = [...open, ...gatesOf(stage, met)].filter(
    ({ key }, nth, all) => all.findIndex((other) => other.key === key) === nth,
  )
  const mayMove = right !== null && job.side === null
  // Where the server knows of a gate that this copy of the job takes for met, it says so.
  const isAsked = mayMove && mayOverride && (open.length > 0 || problem?.code === 'gate-open')
  const override = reason.trim()

  function submit() {
    setTried(true)
    if (isAsked && !override) return
    save({ kind: 'job_stage', stage, revision: job.revision, ...(isAsked && { override }) })
  }

  if (!mayMove)
    return (
      <DialogSheet
        isOpen
        title={words.of(stage)}
        onClose={onClose}
        actions={
          <button type="button" className={button('plain')} onClick={onClose}>
            {words.close}
          </button>
        }
      >
        <div className="mt-4 space-y-4">
          <GateList gates={gates} />
          <p className="text-muted">{job.side ? words.resumeFirst : words.notYours}</p>
        </div>
      </DialogSheet>
    )
  return (
    <EditDialog
      title={words.move(words.of(stage))}
      save={words.move(words.of(stage))}
      isSaving={isBusy}
      onSave={submit}
      onClose={onClose}
    >
      {problem && <Notice title={problem.detail} />}
      {stageAfter(job.stage) !== stage && <p className="text-muted">{words.skips(words.of(job.stage))}</p>}
      <GateList gates={gates} />
      {isBilledForNothing(job, stage) && (
        <p className="border-l-3 border-gold bg-wash px-3 py-2">{words.nothingCharged}</p>
      )}
      {isAsked && (
        <Field
          label={words.whyAnyway}
          maxLength={longestReason}
          value={reason}
          error={isTried && !override ? aside.enterReason : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </EditDialog>
  )
}
