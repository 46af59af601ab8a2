import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { asideStates, sideReasons, type AsideState } from '#domain/jobs/stages/side-reasons.ts'
import { endsJob } from '#domain/jobs/stages/stages.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { useIsLost } from '../../session/use-is-lost.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useMergingWords } from '../../words/use-merging-words.ts'
import { useNow } from '../../ui/use-now.ts'
import { useMay } from '../../session/may.ts'
import { mergeJob } from '../jobs-api.ts'
import { jobVisitsQuery } from '../queries.ts'
import { visitsToCancel } from '../visits/visit-groups.ts'
import { MergeCompare } from './merge-compare.tsx'
import { AlreadyMerged } from './already-merged.tsx'
import { MergeDifferences } from './merge-differences.tsx'
import { MergePicker } from './merge-picker.tsx'
import { MergeVisits } from './merge-visits.tsx'
import { ofDetail, type OtherJob } from './other-job.ts'
import { noReason, ReasonField, reasonOf } from './reason-field.tsx'
import { useChangeJob } from './use-change-job.ts'
import { useMoveJob } from './use-move-job.ts'

type Side = AsideState | 'duplicate'

export type SideDialogProps = {
  job: JobDetail
  /** The job of which this is a duplicate, where that is known. */
  into?: OtherJob
  onClose: () => void
}

/** Puts a job aside, with the reason, or merges it into another one. */
export function AsideDialog({ job, into, onClose }: SideDialogProps) {
  const { aside: words, head, noMerge, stages } = useJobWords()
  const mergeWords = useMergingWords()
  const isLost = useIsLost()
  const [side, setSide] = useState<Side | ''>(into ? 'duplicate' : '')
  const [reason, setReason] = useState(noReason)
  const mayMerge = useMay('intake.merge')
  const [other, setOther] = useState<OtherJob | null>(into ?? null)
  const isDuplicate = side === 'duplicate'
  const [visits, setVisits] = useState<'cancel' | 'keep' | ''>('')
  const [isTried, setTried] = useState(false)
  const title = into ? words.mergeInto(into.number) : head.asideThis
  const { save, isBusy, problem } = useMoveJob(job, onClose)
  const merging = useChangeJob(
    job,
    (into: string) => mergeJob(job.id, { into, revision: job.revision }),
    onClose,
  )
  const failed = problem ?? merging.problem
  const { revision } = job
  const planned = usePlannedVisits(job.id)
  const mayCancel = useMay('intake.schedule')
  const isAsked = side === 'on_hold' && planned > 0 && mayCancel

  const options: { value: Side; label: string }[] = asideStates.map((value) => ({
    value,
    label: stages.side(value),
  }))
  if (mayMerge) options.push({ value: 'duplicate', label: words.duplicate })

  function submit() {
    setTried(true)
    if (side === 'duplicate') {
      if (other) merging.save(other.number)
      return
    }
    const given = reasonOf(reason)
    if (!side || !given || (isAsked && !visits)) return
    save({ kind: 'job_side', side, reason: given, revision, ...(isAsked && visits && { visits }) })
  }

  if (job.merged_into)
    return (
      <EditDialog title={title} save={mergeWords.close} isSaving={false} onSave={onClose} onClose={onClose}>
        <AlreadyMerged into={job.merged_into} />
      </EditDialog>
    )

  return (
    <EditDialog
      title={title}
      save={isDuplicate ? words.mergeInto(other?.number ?? '') : words.save}
      isSaving={isBusy || merging.isBusy}
      onSave={submit}
      onClose={onClose}
    >
      {isDuplicate && isLost && !failed && <p className="bg-wash px-3 py-2 text-sm">{noMerge}</p>}
      {failed && <Notice title={failed.detail} />}
      {!into && (
        <RadioGrid
          label={words.where}
          value={side}
          options={options}
          error={isTried && !side ? words.choose : undefined}
          onChange={(chosen) => {
            setSide(chosen)
            setReason(noReason)
          }}
        />
      )}
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
      {planned > 0 && side !== '' && endsJob(side) && !isDuplicate && (
        <p className="border-l-3 border-gold pl-3">{words.canceledWithIt(planned)}</p>
      )}
      {isDuplicate ? (
        <>
          <MergePicker job={job} chosen={other} onChoose={setOther} />
          {other && <MergeCompare from={ofDetail(job)} into={other} />}
          {other && <MergeDifferences job={job} into={other} />}
          {other && <MergeVisits jobId={job.id} into={other} />}
          <p className="text-sm text-muted">
            {other ? words.otherHint(other.number) : isTried && words.chooseOther}
          </p>
        </>
      ) : (
        side && (
          <ReasonField
            reasons={sideReasons[side].map((value) => ({ value, label: words.reasonOf(value) }))}
            value={reason}
            isTried={isTried}
            onChange={setReason}
          />
        )
      )}
    </EditDialog>
  )
}

/** How many visits would be kept, or canceled. */
function usePlannedVisits(jobId: string) {
  const today = companyDay(useNow())
  const { data } = useQuery(jobVisitsQuery(jobId))
  return visitsToCancel(data?.visits ?? [], today).length
}
