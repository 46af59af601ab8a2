import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { clocks, clockState } from '#domain/jobs/stages/clocks.ts'
import { rightToMove } from '#domain/jobs/stages/stage-rights.ts'
import { hasReached, type Stage } from '#domain/jobs/stages/stages.ts'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useNow } from '../../ui/use-now.ts'
import { MoveBackDialog } from './move-back-dialog.tsx'

type PassedStageProps = { job: JobDetail; stage: Stage; onClose: () => void }

/** Who moved the job to a stage that it reached, when and why, and what its clock proves. The way back is beside it, and asks why. */
export function PassedStage({ job, stage, onClose }: PassedStageProps) {
  const now = useNow()
  const { stages: words } = useJobWords()
  const { locale } = useWords()
  const [isGoingBack, setGoingBack] = useState(false)
  const right = rightToMove({ from: job.stage, to: stage }, useUser()?.permissions ?? {})
  const mayGoBack = right !== null && stage !== job.stage && job.side === null
  if (isGoingBack) return <MoveBackDialog job={job} stage={stage} onClose={onClose} />
  return (
    <DialogSheet
      isOpen
      title={words.of(stage)}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button('plain')} onClick={onClose}>
            {words.close}
          </button>
          {mayGoBack && (
            <button type="button" className={button('quiet')} onClick={() => setGoingBack(true)}>
              {words.back}
            </button>
          )}
        </>
      }
    >
      <ul className="mt-4 space-y-2">
        {spansAt(job, stage).map((span) => (
          <li key={span.entered_at}>
            {span.stage !== stage && <span className="block">{words.passed(words.of(span.stage))}</span>}
            {`${span.by ?? words.byPortal}, ${clockWords(new Date(span.entered_at), now, locale)}`}
            {span.override_reason && (
              <span className="block text-muted">{words.overridden(span.override_reason)}</span>
            )}
            {span.back_reason && <span className="block text-muted">{words.wentBack(span.back_reason)}</span>}
          </li>
        ))}
      </ul>
      <ProofLine job={job} stage={stage} />
    </DialogSheet>
  )
}

/** The stays in a stage; where the job was moved past it, the one after. */
function spansAt({ stages }: JobDetail, stage: Stage) {
  const stays = stages.filter((span) => span.stage === stage)
  if (stays.length > 0) return stays
  const past = stages.find((span) => hasReached(span.stage, stage))
  return past ? [past] : []
}

function ProofLine({ job, stage }: { job: JobDetail; stage: Stage }) {
  const { stages: words } = useJobWords()
  const now = useNow()
  const rule = clocks.find((clock) => clock.stage === stage)
  const clock = job.clocks.find(({ key }) => key === rule?.key)
  const state = clock && clockState(clock, now)
  return state === 'not-proven' ? <p className="mt-3 font-semibold">{words.notProvenWhy}</p> : null
}
