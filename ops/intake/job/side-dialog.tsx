import { useState } from 'react'
import { longestReason, type JobDetail, type SideChange } from '#domain/jobs/job.ts'
import { sideWords } from '#domain/jobs/stages/stages.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { useMay } from '../../session/may.ts'
import { changeSide, mergeJob } from '../jobs-api.ts'
import { useChangeJob } from './use-change-job.ts'

const options = [
  { value: 'on_hold', label: 'On hold' },
  { value: 'lost', label: 'Lost' },
  { value: 'referred_out', label: 'Referred out' },
] as const
const duplicate = { value: 'duplicate', label: 'Duplicate of another job' } as const
type Side = (typeof options)[number]['value'] | 'duplicate'

/** Puts a job aside, with the reason, or brings it back to its stage. */
export function SideDialog({ job, onClose }: { job: JobDetail; onClose: () => void }) {
  const [side, setSide] = useState<Side | ''>('')
  const [reason, setReason] = useState('')
  const mayMerge = useMay('intake.merge')
  const isDuplicate = side === 'duplicate'
  const [isTried, setTried] = useState(false)
  const { save, isBusy, problem } = useChangeJob(
    job,
    (wanted: SideChange) => changeSide(job.id, wanted),
    onClose,
  )
  const merging = useChangeJob(
    job,
    (into: string) => mergeJob(job.id, { into, revision: job.revision }),
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
    const typed = reason.trim()
    if (!side || !typed) return
    if (side === 'duplicate') merging.save(typed)
    else save({ side, reason: typed, revision })
  }

  return (
    <EditDialog
      title="Put this job aside"
      save="Put aside"
      isSaving={isBusy || merging.isBusy}
      onSave={submit}
      onClose={onClose}
    >
      {(problem ?? (merging.problem?.fields['into'] ? null : merging.problem)) && (
        <Notice title={(problem ?? merging.problem)?.detail ?? ''} />
      )}
      <RadioGrid
        label="Where it stands"
        value={side}
        options={mayMerge ? [...options, duplicate] : options}
        error={isTried && !side ? 'Choose where it stands.' : undefined}
        onChange={setSide}
      />
      <Field
        label={isDuplicate ? 'Number of the other job' : 'Reason'}
        {...(isDuplicate && {
          placeholder: 'MR-2611-014',
          hint: 'Its file will show what both jobs have. You can undo this for a day.',
        })}
        maxLength={longestReason}
        value={reason}
        error={
          merging.problem?.fields['into']?.[0] ??
          (isTried && !reason.trim()
            ? isDuplicate
              ? 'Enter the number of the other job.'
              : 'Enter a reason.'
            : undefined)
        }
        onChange={({ target }) => setReason(target.value)}
      />
    </EditDialog>
  )
}
