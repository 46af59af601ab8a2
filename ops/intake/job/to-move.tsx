import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { gatesOf } from '#domain/jobs/stages/gates.ts'
import { rightToMove } from '#domain/jobs/stages/stage-rights.ts'
import { stageAfter } from '#domain/jobs/stages/stages.ts'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { GateList } from './gate-list.tsx'
import { StageDialog } from './stage-dialog.tsx'
import { useMetGates } from './use-met-gates.ts'

/** What the next stage needs, and the button that moves the job there. */
export function ToMove({ job }: { job: JobDetail }) {
  const { stages } = useJobWords()
  const [isAsking, setAsking] = useState(false)
  const met = useMetGates(job)
  const next = stageAfter(job.stage)
  const right = rightToMove({ from: job.stage, to: next ?? job.stage }, useUser()?.permissions ?? {})
  if (!next || job.side) return null
  return (
    <section>
      <h3 className="mb-2 text-xl uppercase">{stages.toMove(stages.of(next))}</h3>
      <GateList gates={gatesOf(next, met)} />
      {right && (
        <button type="button" className={`mt-3 ${button('plain')}`} onClick={() => setAsking(true)}>
          {stages.move(stages.of(next))}
        </button>
      )}
      {isAsking && <StageDialog job={job} stage={next} onClose={() => setAsking(false)} />}
    </section>
  )
}
