import { useState } from 'react'
import { longestReason, type JobDetail, type SideChange } from '#domain/jobs/job.ts'
import { sideWords } from '#domain/jobs/stages.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { changeSide } from '../jobs-api.ts'
import { useChangeJob } from './use-change-job.ts'

const options = [
  { value: 'on_hold', label: 'On hold' },
  { value: 'lost', label: 'Lost' },
  { value: 'referred_out', label: 'Referred out' },
] as const
type Side = (typeof options)[number]['value']

/** Puts a job aside, with the reason, or brings it back to its stage. */
export function SideDialog({ job, onClose }: { job: JobDetail; onClose: () => void }) {
  const [side, setSide] = useState<Side | ''>('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { save, isBusy, problem } = useChangeJob(
    job,
    (wanted: SideChange) => changeSide(job.id, wanted),
    onClose,
  )
  const { revision } = job

  if (job.side)
    return (
      <EditDialog
        title={`Resume ${job.name}?`}
        save="Resume"
        isSaving={isBusy}
        onSave={() => save({ side: null, revision })}
        onClose={onClose}
      >
        {problem && <Notice title={problem.detail} />}
        <p>{`${sideWords(job.side)}: ${job.side_reason}`}</p>
      </EditDialog>
    )

  function submit() {
    setTried(true)
    if (side && reason.trim()) save({ side, reason: reason.trim(), revision })
  }

  return (
    <EditDialog
      title="Put this job aside"
      save="Put aside"
      isSaving={isBusy}
      onSave={submit}
      onClose={onClose}
    >
      {problem && <Notice title={problem.detail} />}
      <RadioGrid
        label="Where it stands"
        value={side}
        options={options}
        error={isTried && !side ? 'Choose where it stands.' : undefined}
        onChange={setSide}
      />
      <Field
        label="Reason"
        maxLength={longestReason}
        value={reason}
        error={isTried && !reason.trim() ? 'Enter a reason.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </EditDialog>
  )
}
