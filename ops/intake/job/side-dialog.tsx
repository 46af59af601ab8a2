import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { longestReason, type JobDetail, type SideChange } from '#domain/jobs/job.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { useIsLost } from '../../session/use-is-lost.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useNow } from '../../ui/use-now.ts'
import { useMay } from '../../session/may.ts'
import { changeSide, mergeJob } from '../jobs-api.ts'
import { jobVisitsQuery } from '../queries.ts'
import { visitsToCancel } from '../visits/visit-groups.ts'
import { useChangeJob } from './use-change-job.ts'

const sides = ['on_hold', 'lost', 'referred_out'] as const
type Side = (typeof sides)[number] | 'duplicate'

/** Puts a job aside, with the reason, or brings it back to its stage. */
export function SideDialog({ job, onClose }: { job: JobDetail; onClose: () => void }) {
  const { aside: words, head, noMoves, stages } = useJobWords()
  const isLost = useIsLost()
  const [side, setSide] = useState<Side | ''>('')
  const [reason, setReason] = useState('')
  const mayMerge = useMay('intake.merge')
  const isDuplicate = side === 'duplicate'
  const [visits, setVisits] = useState<'cancel' | 'keep' | ''>('')
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
  const planned = usePlannedVisits(job.id)
  const mayCancel = useMay('intake.schedule')
  const isAsked = side === 'on_hold' && planned > 0 && mayCancel

  if (job.side)
    return (
      <EditDialog
        title={words.resume(job.name)}
        save={head.resume}
        isSaving={isBusy}
        onSave={() => save({ side: null, revision })}
        onClose={onClose}
      >
        {isLost && <p className="bg-wash px-3 py-2 text-sm">{noMoves}</p>}
        {problem && <Notice title={problem.detail} />}
        <p>{`${stages.side(job.side)}: ${job.side_reason}`}</p>
      </EditDialog>
    )

  const options: { value: Side; label: string }[] = sides.map((value) => ({
    value,
    label: stages.side(value),
  }))
  if (mayMerge) options.push({ value: 'duplicate', label: words.duplicate })

  function submit() {
    setTried(true)
    const typed = reason.trim()
    if (!side || !typed || (isAsked && !visits)) return
    if (side === 'duplicate') merging.save(typed)
    else save({ side, reason: typed, revision, ...(isAsked && visits && { visits }) })
  }

  return (
    <EditDialog
      title={head.asideThis}
      save={words.save}
      isSaving={isBusy || merging.isBusy}
      onSave={submit}
      onClose={onClose}
    >
      {isLost && <p className="bg-wash px-3 py-2 text-sm">{noMoves}</p>}
      {(problem ?? (merging.problem?.fields['into'] ? null : merging.problem)) && (
        <Notice title={(problem ?? merging.problem)?.detail ?? ''} />
      )}
      <RadioGrid
        label={words.where}
        value={side}
        options={options}
        error={isTried && !side ? words.choose : undefined}
        onChange={setSide}
      />
      {isAsked && (
        <RadioGrid
          label={words.planned(planned)}
          value={visits}
          options={[
            { value: 'cancel', label: words.cancelThem(planned) },
            { value: 'keep', label: words.keepThem(planned) },
          ]}
          error={isTried && !visits ? words.chooseVisits : undefined}
          onChange={setVisits}
        />
      )}
      {planned > 0 && (side === 'lost' || side === 'referred_out') && (
        <p className="border-l-3 border-gold pl-3">{words.canceledWithIt(planned)}</p>
      )}
      <Field
        label={isDuplicate ? words.otherNumber : words.reason}
        {...(isDuplicate && {
          placeholder: 'MR-2611-014',
          hint: words.otherHint,
        })}
        maxLength={longestReason}
        value={reason}
        error={
          merging.problem?.fields['into']?.[0] ??
          (isTried && !reason.trim() ? (isDuplicate ? words.enterNumber : words.enterReason) : undefined)
        }
        onChange={({ target }) => setReason(target.value)}
      />
    </EditDialog>
  )
}

/** How many visits would be kept, or canceled. */
function usePlannedVisits(jobId: string) {
  const today = companyDay(useNow())
  const { data } = useQuery(jobVisitsQuery(jobId))
  return visitsToCancel(data?.visits ?? [], today).length
}
