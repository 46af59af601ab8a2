import { useState } from 'react'
import type { JobDetail, SideChange } from '#domain/jobs/job.ts'
import { sideWords } from '#domain/jobs/stages/stages.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { useMay } from '../../session/may.ts'
import { changeSide, mergeJob } from '../jobs-api.ts'
import { MergeCompare } from './merge-compare.tsx'
import { MergePicker } from './merge-picker.tsx'
import { ofDetail, type OtherJob } from './other-job.ts'
import { noReason, ReasonField, reasonOf } from './reason-field.tsx'
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
  const [reason, setReason] = useState(noReason)
  const mayMerge = useMay('intake.merge')
  const [other, setOther] = useState<OtherJob | null>(null)
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
  const failed = problem ?? merging.problem
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
    if (side === 'duplicate') {
      if (other) merging.save(other.number)
      return
    }
    const given = reasonOf(reason)
    if (side && given) save({ side, reason: given, revision })
  }

  return (
    <EditDialog
      title="Put this job aside"
      save={isDuplicate ? (other ? `Merge into ${other.number}` : 'Merge') : 'Put aside'}
      isSaving={isBusy || merging.isBusy}
      onSave={submit}
      onClose={onClose}
    >
      {failed && <Notice title={failed.detail} />}
      <RadioGrid
        label="Where it stands"
        value={side}
        options={mayMerge ? [...options, duplicate] : options}
        error={isTried && !side ? 'Choose where it stands.' : undefined}
        onChange={(chosen) => {
          setSide(chosen)
          setReason(noReason)
        }}
      />
      {isDuplicate ? (
        <>
          <MergePicker job={job} chosen={other} onChoose={setOther} />
          {other && <MergeCompare from={ofDetail(job)} into={other} />}
          <p className="text-sm text-muted">
            {other
              ? `The file of ${other.number} will show what both jobs have. You can undo this for a day.`
              : isTried && 'Choose the other job.'}
          </p>
        </>
      ) : (
        side && <ReasonField side={side} value={reason} isTried={isTried} onChange={setReason} />
      )}
    </EditDialog>
  )
}
